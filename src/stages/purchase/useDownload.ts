import { useState } from "react";
import type { Problem } from "../../api/contract/problem";
import type { Result } from "../../kernel/result";
import { download } from "./download";

/** Saves a file that the service makes, and tells while it is being made and when that failed. */
export function useDownload() {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const run = async (fileName: string, made: Promise<Result<Blob, Problem>>): Promise<void> => {
    setState("busy");
    const read = await made.catch(() => null);
    if (read?.ok) download(fileName, read.value);
    setState(read?.ok ? "idle" : "failed");
  };
  return { busy: state === "busy", failed: state === "failed", save: (fileName: string, made: Promise<Result<Blob, Problem>>): void => void run(fileName, made) };
}
