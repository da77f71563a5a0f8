import type { Stages } from "../service/desk/funnel";

/** A stage of the funnel with the visits that go no further. */
export interface Stage {
  readonly title: string;
  readonly visits: number;
  /** Visits that came so far and nowhere else, and those that went from here straight to the end. */
  readonly left: number;
  readonly straight: number;
}

/** The funnel's five stages. What a stage has is what the next one has, and those that left or went straight to the end. */
export function stagesOf({ visits, answered, priced, chosen, ended, straight }: Stages): readonly Stage[] {
  const onward = [visits, answered, priced, chosen, ended - straight[0] - straight[1] - straight[2]] as const;
  const stage = (title: string, at: 0 | 1 | 2 | 3): Stage => {
    const toEnd = at === 3 ? 0 : straight[at];
    return { title, visits: onward[at], left: onward[at] - onward[at + 1]! - toEnd, straight: toEnd };
  };
  return [stage("Visits", 0), stage("First answer", 1), stage("Prices", 2), stage("Choice", 3), { title: "Advisor or policy", visits: ended, left: 0, straight: 0 }];
}
