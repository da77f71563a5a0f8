import { extractText, getDocumentProxy } from "unpdf";

/** Returns what is written in a PDF file, its pages one after another. */
export async function paperText(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replace(/\s+/g, " ");
}
