/** A text without spaces and these marks at its end. A pattern for it would try the whole text from each of them. */
export function cutEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && isOne(text.charAt(end - 1), marks)) end -= 1;
  return text.slice(0, end);
}

/** The same at its start. */
export function cutStart(text: string, marks: string): string {
  let start = 0;
  while (start < text.length && isOne(text.charAt(start), marks)) start += 1;
  return text.slice(start);
}

function isOne(letter: string, marks: string): boolean {
  return letter.trim() === '' || marks.includes(letter);
}
