import type { Language } from '@chitta/symbols/types';

const faults: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['begins small', /^[^\p{L}\p{N}]*\p{Ll}/u],
  ['does not end', /[^.?]$/u],
  ['unfilled', /undefined|null|NaN|\$\{|\[object/u],
  ['spacing', / {2}|^ | $| [,.;:?]|[,;:](?=[^\s»”’])/u],
  ['stops doubled', /[,;:.][,;:.]|\?[.]/u],
  ['shouting', /!|¡|[\p{Lu}]{4}/u],
  ['straight marks', /["']/u],
  ['private mark', /\ue000/u],
  ['word twice', /(?<![\p{L}])(\p{L}{2,}) \1(?![\p{L}])/iu],
  [
    'aimless word',
    /\b(?:journey|energy|energies|universe|vibrations?|destiny|manifest)\b|viaje|energía|universo|destino/iu,
  ],
  ['duty', /\b(?:you (?:should|must|ought|need to|have to)|debes|deberías|(?<!no )tienes que)\b/iu],
  ['announced', /symboli[sz]e|represents?\b|stands? for|signif|simboliza|representa/iu],
  ['foretelling', /\byou will\b|\bwill (?:happen|come)\b|va a (?:pasar|ocurrir)|pasará|ocurrirá/iu],
];
const own: Readonly<Record<Language, readonly (readonly [name: string, pattern: RegExp])[]>> = {
  en: [
    ['article', /(?<!\p{L})a [aeio]\p{Ll}|(?<!\p{L})an [bcdfgjklmnpqrstvwxyz]\p{Ll}/iu],
    ['other language', /[«»¿¡ñáéíóú]/iu],
  ],
  es: [
    ['contraction', /(?<!\p{L})(?:de|a) el(?!\p{L})/iu],
    ['y before i', /(?<!\p{L})y i\p{Ll}/iu],
    ['question without its mark', /^[^¿]*\?/u],
    ['other language', /[“”]|(?<!\p{L})(?:the|you|your|and|with)(?!\p{L})/iu],
  ],
};

/** What is wrong with a sentence of a reading, by name; nothing when it is well formed. */
export function sentenceFaults(sentence: string, language: Language): string[] {
  const named = [...faults, ...own[language]].filter(([, pattern]) => pattern.test(sentence));
  return [...named.map(([name]) => name), ...unbalanced(sentence)];
}

function unbalanced(sentence: string): string[] {
  const count = (mark: string) => sentence.split(mark).length;
  const pairs = ['«»', '“”', '()'] as const;
  return pairs
    .filter(([open = '', close = '']) => count(open) !== count(close))
    .map((pair) => `unclosed ${pair}`);
}
