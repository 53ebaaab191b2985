/** Lets the browser save a file under a name, as a press on a link with `download` does. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Firefox follows only links that stand in the page.
  document.body.append(link);
  link.click();
  link.remove();
}

/** The same for a text; its address is given back once the browser has taken it. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  saveFile(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
