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

/**
 * The verb form that pronouns were hung on: "verla" → "ver", "quitándoselo" → "quitando", without accents.
 * Undefined where the word does not end in a pronoun after an infinitive or gerund.
 */
export function withoutClitics(folded: string): string | undefined {
  if (folded.length < 4 || !lastLetters.has(folded.charAt(folded.length - 1))) return undefined;
  for (const clitic of clitics) {
    if (!folded.endsWith(clitic)) continue;
    const verb = folded.slice(0, -clitic.length);
    if (verb.length >= 2 && host.test(verb)) return verb;
  }
  return undefined;
}
