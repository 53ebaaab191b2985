/** Letters or digits first; then also marks, dots, dashes and underscores. */
const pattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;

/** The scripts that living languages are written in. */
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Armenian',
  'Bengali',
  'Bopomofo',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Kannada',
  'Katakana',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
] as const;
type Script = (typeof scripts)[number];

/** Scripts that people write side by side, and whose letters are not taken for one another. */
const companies: readonly (readonly Script[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const letters = scripts.map((script) => ({
  script,
  // Also letters that several scripts share, such as the long vowel mark of Japanese.
  own: new RegExp(`^\\p{Script_Extensions=${script}}$`, 'u'),
}));
const anyScript = /^[\p{Script=Common}\p{Script=Inherited}]$/u;

const scriptsOf = (letter: string) =>
  letters.filter(({ own }) => own.test(letter)).map(({ script }) => script);

/**
 * Whether a name is written in one script, as people write: a Cyrillic `а` among Latin letters is there to be taken for
 * a Latin one. Digits, dots and the like belong to every script.
 */
function isOfOneScript(name: string): boolean {
  const needed = [...name].filter((letter) => !anyScript.test(letter)).map(scriptsOf);
  const isWithin = (company: readonly Script[]) =>
    needed.every((own) => own.some((script) => company.includes(script)));
  return (
    needed.every((own) => own.length === 0) ||
    scripts.some((script) => isWithin([script])) ||
    companies.some(isWithin)
  );
}

/** Whether a name, normalised and trimmed, is made of what user names are made of; how long it is, is another matter. */
export function isUsername(name: string): boolean {
  return pattern.test(name) && isOfOneScript(name);
}
