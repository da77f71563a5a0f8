import type { Answers } from "./answers";
import type { Outline, Thing } from "./inPage/outline";
import type { Person } from "./person";
import { exactly } from "./person";

/** A question that has no answer yet, and how to give it one. */
interface Open {
  readonly name: string;
  answer(): Promise<void>;
}

const typed = ["textbox", "combobox", "spinbutton"];

/** Answers everything that a screen asks, also what an answer brings up, and presses nothing. */
export async function answerScreen(person: Person, answers: Answers): Promise<void> {
  const { patternOf } = person;
  const answered = new Set<string>();
  const known = (name: string): string | undefined => Object.entries(answers).find(([question]) => patternOf(question).test(name))?.[1];
  function choiceIn(group: string, radios: readonly Thing[]): Open {
    const wanted = known(group);
    const fitting = radios.find(({ name }) => patternOf(wanted ?? "No").test(name));
    const { name } = fitting ?? radios[0]!;
    return { name: group, answer: () => person.choose(exactly(name), exactly(group)) };
  }

  function openOf({ things }: Outline): Open | undefined {
    const isNew = (name: string): boolean => !answered.has(name);
    for (const { role, name, group, value, options, required, disabled } of things) {
      if (disabled || !isNew(name)) continue;
      const said = known(name);
      if (options) {
        if (value === "" && (required || said !== undefined)) return { name, answer: () => person.select(exactly(name), said) };
      } else if (typed.includes(role)) {
        if (said !== undefined && value === "") return { name, answer: () => person.fill(exactly(name), said) };
        if (said === undefined && value === "" && required) throw new Error(`Nobody knows an answer to "${name}".`);
      } else if (role === "radio" && isNew(group)) {
        const radios = things.filter((one) => one.role === "radio" && one.group === group);
        if (!radios.some(({ checked }) => checked)) return choiceIn(group, radios);
      }
    }
    return undefined;
  }

  for (;;) {
    const open = openOf(await person.look());
    if (!open) return;
    await open.answer();
    answered.add(open.name);
  }
}
