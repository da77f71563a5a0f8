import { Note } from "../../src/ui/notices/Note";
import { problemIn } from "./problems";

/** Announces why a call was refused. */
export const Problem = ({ code }: { code: string | null }) => <div role="alert">{code !== null && <Note tone="care">{problemIn(code)}</Note>}</div>;
