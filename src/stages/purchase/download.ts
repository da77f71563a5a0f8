/** Saves a text as a file on the visitor's device. Nothing leaves the page. */
export function download(fileName: string, text: string, type: "text/plain" | "text/html"): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  // The browser has read the URL's content by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
