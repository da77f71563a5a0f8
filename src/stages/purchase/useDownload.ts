import { useState } from "react";
import type { Problem } from "../../api/contract/problem";
import type { Result } from "../../kernel/result";
import { download } from "./download";

/**
 * Saves a file that the service makes, and tells while it is being made and when that failed. A file that the service has named keeps
 * its name, as in the e-mail; `fileName` is for the others.
 */
export function useDownload() {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const run = async (fileName: string, made: Promise<Result<Blob, Problem>>): Promise<void> => {
    setState("busy");
    const read = await made.catch(() => null);
    if (read?.ok) download(read.value instanceof File ? read.value.name : fileName, read.value);
    setState(read?.ok ? "idle" : "failed");
  };
  return { busy: state === "busy", failed: state === "failed", save: (fileName: string, made: Promise<Result<Blob, Problem>>): void => void run(fileName, made) };
}
