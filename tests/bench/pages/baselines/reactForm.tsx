import r2wc from "@r2wc/react-to-web-component";
import type { FormEvent } from "react";
import { useState } from "react";

interface Question {
  readonly name: string;
  readonly label: string;
  /** Returns the error for an answer; without a check every answer is valid. */
  readonly check?: (answer: string) => string | undefined;
  readonly options?: readonly string[];
}

const given = (answer: string): string | undefined => (answer.trim() === "" ? "Please fill this in" : undefined);

const steps: readonly { readonly title: string; readonly questions: readonly Question[] }[] = [
  {
    title: "Where do you live?",
    questions: [
      { name: "street", label: "Street address", check: given },
      { name: "unit", label: "Apartment" },
      { name: "city", label: "City", check: given },
      { name: "state", label: "State", options: ["Ohio", "Texas", "Vermont"] },
      { name: "zip", label: "ZIP code", check: (answer) => (/^\d{5}$/.test(answer) ? undefined : "A ZIP code has five digits") },
    ],
  },
  {
    title: "Who are you?",
    questions: [
      { name: "firstName", label: "First name", check: given },
      { name: "lastName", label: "Last name", check: given },
      { name: "email", label: "E-mail", check: (answer) => (/^\S+@\S+$/.test(answer) ? undefined : "An e-mail address has an @") },
      { name: "birth", label: "Date of birth" },
    ],
  },
];

const style = `
  form { border: 1px solid #c9ced6; border-radius: 10px; padding: 18px; }
  label { display: block; margin-bottom: 14px; }
  input, select { box-sizing: border-box; width: 100%; padding: 11px; font: inherit; }
  [role=alert] { color: #a8201a; }
  button { padding: 12px 24px; font: inherit; }
`;

interface FieldProps extends Question {
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

function Field({ name, label, options, value, mistake, onAnswer }: FieldProps) {
  return (
    <label>
      {label}
      {options ? (
        <select name={name} value={value} onChange={(event) => onAnswer(event.target.value)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input name={name} value={value} aria-invalid={mistake !== undefined} onChange={(event) => onAnswer(event.target.value)} />
      )}
      {mistake && <span role="alert">{mistake}</span>}
    </label>
  );
}

type Texts = Readonly<Record<string, string | undefined>>;

function TwoSteps() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Texts>({});
  const [mistakes, setMistakes] = useState<Texts>({});
  const { title, questions } = steps[at]!;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = Object.fromEntries(questions.map(({ name, check }) => [name, check?.(answers[name] ?? "")]));
    setMistakes(found);
    if (Object.values(found).every((mistake) => mistake === undefined)) setAt(Math.min(at + 1, steps.length - 1));
  };
  return (
    <form noValidate onSubmit={submit}>
      <style>{style}</style>
      <h2>{title}</h2>
      {questions.map((question) => (
        <Field
          key={question.name}
          {...question}
          value={answers[question.name] ?? ""}
          mistake={mistakes[question.name]}
          onAnswer={(answer) => {
            setAnswers((known) => ({ ...known, [question.name]: answer }));
            setMistakes((known) => ({ ...known, [question.name]: undefined }));
          }}
        />
      ))}
      <button>{at === 0 ? "Next" : "Send"}</button>
    </form>
  );
}

customElements.define("react-form", r2wc(TwoSteps, { shadow: "open" }));
