import { autoCoverages, type AutoCoverageId } from "./coveragesAuto";
import type { CoverageDefinition } from "./coverages";

const changed: Readonly<Partial<Record<AutoCoverageId, Partial<Omit<CoverageDefinition, "id">>>>> = {
  PROPERTY_DAMAGE: { description: "Pays for damage to others' vehicles and property in an accident you cause." },
  COMPREHENSIVE_DEDUCTIBLE: { description: "What you pay before insurance pays if your motorcycle is stolen or damaged by weather, fire, or an animal." },
  COLLISION_DEDUCTIBLE: { description: "What you pay before insurance pays if your motorcycle is damaged in a crash." },
  MEDICAL_PAYMENTS: { description: "Pays medical bills for you and your passenger, no matter who's at fault." },
};

/**
 * Auto's coverages without those that aren't sold for motorcycles. None is editable, because a motorcycle's application is
 * sent without coverage data; an advisor changes them.
 */
export const motorcycleCoverages: readonly CoverageDefinition<AutoCoverageId>[] = autoCoverages
  .filter(({ id }) => id !== "PIP_LIMIT" && id !== "UNINSURED_MOTORIST_PROPERTY_DAMAGE")
  .map(({ tooltip: _tooltip, ...definition }) => ({ ...definition, ...changed[definition.id], isEditable: false }));
