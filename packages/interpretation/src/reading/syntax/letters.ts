/** What a UTF-16 code unit is; 0 where it has not been asked about yet. */
const kinds = new Uint8Array(0x1_0000);
const [letter, other, half] = [1, 2, 3];
const letterOrDigit = /^[\p{L}\p{N}]/u;

function kindOf(code: number): number {
  const known = kinds[code] as number;
  if (known !== 0) return known;
  const isHalf = (code & 0xf800) === 0xd800;
  const kind = letterOrDigit.test(String.fromCharCode(code)) ? letter : other;
  kinds[code] = isHalf ? half : kind;
  return kinds[code] as number;
}

/** How many code units the letter or digit at an offset takes: none where there is no letter or digit. */
export function letterAt(text: string, at: number): 0 | 1 | 2 {
  const kind = at < text.length ? kindOf(text.charCodeAt(at)) : other;
  if (kind !== half) return kind === letter ? 1 : 0;
  const point = text.codePointAt(at) as number;
  return point > 0xffff && letterOrDigit.test(String.fromCodePoint(point)) ? 2 : 0;
}

/** Where the next letter or digit stands, from an offset on; the length of the text where there is none. */
export function nextLetter(text: string, from: number): number {
  let at = from;
  while (at < text.length && letterAt(text, at) === 0) at += 1;
  return at;
}

/** Where the run of letters and digits ends that begins at an offset. */
function endOfRun(text: string, from: number): number {
  let at = from;
  for (let size = letterAt(text, at); size > 0; size = letterAt(text, at)) at += size;
  return at;
}

/** Where the word ends that begins at an offset; apostrophes and hyphens may stand inside. */
export function endOfWord(text: string, from: number): number {
  let end = endOfRun(text, from);
  for (;;) {
    const code = text.charCodeAt(end);
    if (code !== 0x27 && code !== 0x2019 && code !== 0x2d) return end;
    const next = endOfRun(text, end + 1);
    if (next === end + 1) return end;
    end = next;
  }
}
