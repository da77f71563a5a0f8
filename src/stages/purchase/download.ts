/** Saves a file on the visitor's device. Nothing leaves the page. */
export function download(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  // The browser has read the URL's content by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
