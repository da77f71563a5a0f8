import type { ReactNode } from "react";
import { useState } from "react";
import type { SafetyDevice } from "../../business/property";
import { safetyDevices } from "../../business/property";
import { QuestionCards } from "../../form/QuestionCards";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { AlarmIcon } from "../../ui/icons/AlarmIcon";
import { DeadboltIcon } from "../../ui/icons/DeadboltIcon";
import { ExtinguisherIcon } from "../../ui/icons/ExtinguisherIcon";
import { GateIcon } from "../../ui/icons/GateIcon";
import { SmokeIcon } from "../../ui/icons/SmokeIcon";
import { SprinklerIcon } from "../../ui/icons/SprinklerIcon";
import { Note } from "../../ui/notices/Note";
import { OptionCards } from "../../ui/choices/OptionCards";
import { Stack } from "../../ui/layout/Stack";
import { household } from "../cohabitation/fields";
import { householdQuestion } from "../cohabitation/householdQuestion";
import { confirmedDiscount, deviceKey, deviceLabels } from "./fields";
import type { DiscountsOptions } from "./fields";

const texts = phrases("discounts", {
  lede: "Select everything you have. Some can lower your price.",
  ledeTicked: "We checked the ones most homes have. Uncheck any you don't have and add any others.",
  ledeHousehold: "Select all that apply. Some can lower your price.",
  unselect: "{hint}. Uncheck if you don't have it.",
  confirmed: "{percent}% discount applied. It's included in every price you'll see.",
  proofTitle: "Do I need proof?",
  proof: "Not today. After you buy, the company may ask for a photo or an alarm certificate.",
});
const hints = phrases("discounts.hint", {
  smokeDetector: "On every floor",
  deadBoltLocks: "On all outside doors",
  burglarAlarm: "Monitored alarms save the most",
  sprinklerSystem: "Indoor fire sprinklers",
  fireExtinguisher: "In or near the kitchen",
  gatedOrLimited: "Gate, guard, or entry code",
});
const icons: Readonly<Record<SafetyDevice, ReactNode>> = {
  smokeDetector: <SmokeIcon />,
  deadBoltLocks: <DeadboltIcon />,
  burglarAlarm: <AlarmIcon />,
  sprinklerSystem: <SprinklerIcon />,
  fireExtinguisher: <ExtinguisherIcon />,
  gatedOrLimited: <GateIcon />,
};

/** All devices, with those that may already be ticked first. */
const shown = (common: readonly SafetyDevice[]): readonly SafetyDevice[] => [
  ...common,
  ...safetyDevices.filter((device) => !common.includes(device)),
];

function DeviceCards({ options: { devices, household: asksHousehold } }: { options: DiscountsOptions }) {
  const session = useSession();
  const text = useText();
  const field = useField(devices);
  const confirmed = useValue(session.draft(confirmedDiscount));
  const common = devices.initial;
  // Computed once, because the sentence must not come and go while devices are tapped.
  const [ticked] = useState(() => common.filter((device) => field.value.includes(device)));
  const hintOf = (device: SafetyDevice): string => {
    const hint = text(hints[device]);
    return ticked.includes(device) ? text(fill(texts.unselect, { hint })) : hint;
  };
  return (
    <Stack>
      <OptionCards<SafetyDevice>
        {...field}
        many
        hideLabel={!asksHousehold}
        options={shown(common).map((value) => ({ value, label: text(deviceLabels[value]), hint: hintOf(value), icon: icons[value] }))}
      />
      {confirmed?.devices === deviceKey(field.value) && (
        <Note tone="good" live>
          {text(fill(texts.confirmed, { percent: confirmed.percent }))}
        </Note>
      )}
    </Stack>
  );
}

export function DiscountsScreen({ options }: { options: DiscountsOptions }) {
  const { devices, household: asksHousehold } = options;
  const fields = asksHousehold ? [household, devices] : [devices];
  const lede = asksHousehold ? texts.ledeHousehold : devices.initial.length > 0 ? texts.ledeTicked : texts.lede;
  return (
    <StepForm fields={fields} lede={lede} help={{ title: texts.proofTitle, text: texts.proof }}>
      <Stack fields>
        {asksHousehold && <QuestionCards question={householdQuestion} />}
        <DeviceCards options={options} />
      </Stack>
    </StepForm>
  );
}
