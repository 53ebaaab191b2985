import type { Language } from '@chitta/symbols/types';

/** Ways of joining what the dream tells and what is said of it: one sentence or two. */
type Link = (told: string, line: string) => readonly string[] | undefined;

/** In words, which are parted by one space each. */
const longestShort = 12;

function short(text: string): boolean {
  let count = 1;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count += 1;
  return count <= longestShort;
}

const english: readonly Link[] = [
  (told, line) => (short(told) && !line.includes(':') ? [`${told}: ${line}`] : [told, line]),
  (told, line) => [told, line],
  (told, line) => (short(told) ? [`${told}; ${line}`] : undefined),
  (told, line) => (short(told) && !/[:,]/u.test(line) ? [`${line}: ${told}`] : undefined),
  (told, line) => [told, line],
];
/** A clause that another one can be joined to with "y". */
const joinable = (line: string) => !/^(?:y |h?i|he aquí|que )|[:;]|, y /u.test(line);

/** "Cuando llegas al aula": it may be half a sentence, which its reading completes behind a colon. */
const isOpen = (told: string) => /^(?:cuando|mientras|hasta que|si|aunque|como si) [^,;:]+$/iu.test(told);
const whole =
  (way: Link): Link =>
  (told, line) =>
    isOpen(told) ? undefined : way(told, line);

const spanish: readonly Link[] = [
  (told, line) => (isOpen(told) ? [line.includes(':') ? `${told}, ${line}` : `${told}: ${line}`] : undefined),
  whole((told, line) => (short(told) && !line.includes(':') ? [`${told}: ${line}`] : [told, line])),
  whole((told, line) => [told, line]),
  whole((told, line) => (short(told) ? [`${told}; ${line}`] : undefined)),
  whole((told, line) => (short(told) && !/[:,]/u.test(line) ? [`${line}: ${told}`] : undefined)),
  whole((told, line) => [told, line]),
  whole((told, line) => (short(told) && joinable(line) ? [`${told}, y ${line}`] : undefined)),
];

const quotedEnglish: readonly Link[] = [
  (quote, line) => (line.includes(':') ? undefined : [`“${quote}”: ${line}`]),
  (quote, line) => [`you say “${quote}”, and with that, ${line}`],
  (quote, line) => [`where you say “${quote}”, ${line}`],
  (quote, line) => (line.includes(':') ? undefined : [`in your own words, “${quote}”: ${line}`]),
  (quote, line) => (line.includes(':') ? undefined : [`you put it as “${quote}”: ${line}`]),
  (quote, line) => [`your words are “${quote}”; ${line}`],
  (quote, line) =>
    /^(?:here|there)\b/u.test(line) ? undefined : [`“${quote}”, you tell, and there ${line}`],
  (quote, line) => (/[:,]/u.test(line) ? undefined : [`${line}, as you put it: “${quote}”`]),
  (quote, line) => (line.includes(':') ? undefined : [`listen once more to “${quote}”: ${line}`]),
  (quote, line) => [`then comes “${quote}”; ${line}`],
];
const quotedSpanish: readonly Link[] = [
  (quote, line) => (line.includes(':') ? undefined : [`«${quote}»: ${line}`]),
  (quote, line) => [`cuentas «${quote}»; ${line}`],
  (quote, line) => [`donde dices «${quote}», ${line}`],
  (quote, line) => (line.includes(':') ? undefined : [`en tus palabras, «${quote}»: ${line}`]),
  (quote, line) => (joinable(line) ? [`dices «${quote}», y ${line}`] : undefined),
  (quote, line) => [`«${quote}», dices; ${line}`],
  (quote, line) => [`tus palabras son «${quote}»; ${line}`],
  (quote, line) => (/[:,]/u.test(line) ? undefined : [`${line}, o como tú lo dices: «${quote}»`]),
  (quote, line) => [`lo dices así, «${quote}»; ${line}`],
  (quote, line) => (line.includes(':') ? undefined : [`luego viene «${quote}»: ${line}`]),
  (quote, line) => (joinable(line) ? [`cuentas «${quote}», y ${line}`] : undefined),
];

const links = {
  en: { told: english, quoted: quotedEnglish },
  es: { told: spanish, quoted: quotedSpanish },
} as const;

/** Joins told words or a quotation with a line; `turn` chooses among the ways that suit both. */
export function link(
  kind: 'told' | 'quoted',
  words: string,
  line: string,
  language: Language,
  turn: (count: number) => number,
): readonly string[] {
  const said =
    language === 'es' && kind === 'quoted'
      ? words.replace(/^(?:que|y|e|pero|sino|yo(?= nos )) (?=\p{L})/iu, '')
      : words;
  const ways = links[language][kind].flatMap((way) => {
    const built = way(said, line);
    return built === undefined ? [] : [built];
  });
  return ways[turn(ways.length)] ?? [`${words}: ${line}`];
}
