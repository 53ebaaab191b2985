const clitics = [
  'melo',
  'mela',
  'telo',
  'tela',
  'selo',
  'sela',
  'selos',
  'selas',
  'noslo',
  'nosla',
  'nos',
  'los',
  'las',
  'les',
  'me',
  'te',
  'se',
  'lo',
  'la',
  'le',
  'os',
];
const lastLetters = new Set('aeos');
/** Infinitive or gerund, whose accent falls away with the pronoun: "cayéndose" → "cayendo". */
const host = /(?:[aei]r|ndo)$/;

/** An imperative, whose accent only the pronoun brought: "mata" in "mátalo". */
const accentedHost = /(?:[aei]r|ndo|..[ae])$/;

/**
 * The verb form that pronouns were hung on: "verla" → "ver", "quitándoselo" → "quitando", "mátalo" → "mata", without
 * accents. Undefined where the word does not end in a pronoun after such a form; an imperative needs its accent, as
 * "pomelo" and "elefante" end like pronouns too.
 */
export function withoutClitics(folded: string, written = folded): string | undefined {
  if (folded.length < 4 || !lastLetters.has(folded.charAt(folded.length - 1))) return undefined;
  const ending = written === folded ? host : accentedHost;
  for (const clitic of clitics) {
    if (!folded.endsWith(clitic)) continue;
    const verb = folded.slice(0, -clitic.length);
    if (verb.length >= 2 && ending.test(verb)) return verb;
  }
  return undefined;
}
