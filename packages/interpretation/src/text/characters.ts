/** What a UTF-16 code unit is for the tokeniser. */
export const characterKind = { letter: 1, apostrophe: 2, joiner: 3, comma: 4, stop: 5, ignored: 6 } as const;
export type CharacterKind = (typeof characterKind)[keyof typeof characterKind];

const letterOrMark = /[\p{L}\p{M}\p{N}]/u;
const stops = new Set('.!?…;:()[]{}"“”«»¿¡\n\r—–|•*\u2028\u2029');
/** Soft hyphen, joiners and direction marks: they may stand inside a word without ending it. */
const ignored = new Set('\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\ufe0f');

/** Classified beforehand; the rest when it is met, so that loading stays cheap. */
const latinEnd = 0x250;
const table: Uint8Array = buildTable();

function buildTable(): Uint8Array {
  const kinds = new Uint8Array(0x10000);
  for (let code = 0; code < latinEnd; code++) kinds[code] = classify(String.fromCharCode(code));
  return kinds;
}

function classify(character: string): CharacterKind {
  if (character === "'" || character === '’' || character === 'ʼ') return characterKind.apostrophe;
  if (character === ',') return characterKind.comma;
  if (stops.has(character)) return characterKind.stop;
  if (ignored.has(character)) return characterKind.ignored;
  return letterOrMark.test(character) ? characterKind.letter : characterKind.joiner;
}

/** Kind of the code unit; those beyond the table are classified when they are met. */
export function kindOf(code: number): CharacterKind {
  const known = table[code] as CharacterKind | 0;
  if (known !== 0) return known;
  const kind = classify(String.fromCharCode(code));
  table[code] = kind;
  return kind;
}
