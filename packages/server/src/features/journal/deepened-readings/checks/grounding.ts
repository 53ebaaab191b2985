import type { Mention } from '@chitta/interpretation';
import type { OwnReading } from '../find-own-reading.ts';
import type { SentenceUnderCheck } from './sentence-under-check.ts';

/** A word counts as the same when it begins alike: "flooded" and "flood", "perro" and "perros". */
const stemLength = 5;

function stems(text: string): Set<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map((word) => word.slice(0, stemLength)));
}

/** Words that say nothing about a dream, in both languages. */
const common = new Set(
  `the and you your yours that this these those with from what when where which who whom whose how why was were are been
  being have has had does did not but for his her hers him she they them their its our out into about there here then than
  some any all one two may might can could would should something anything dream dreams reading today yesterday
  que los las una uno unos unas con por para del desde como cuando donde quien cual esta este estos estas eso esa ese esto
  tus sus era eran fue fueron son hay has han habia sin pero mas muy tan algo nada todo toda todos todas sueno suenos
  lectura hoy ayer puede pueden`.split(/\s+/),
);

const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((stem) => b.has(stem));

/** Whether the text still names something of what our sentence rests on, or of what it says. */
export function isUngrounded({ text, own, words, symbols }: SentenceUnderCheck): boolean {
  const names = symbols.map(({ name }) => name);
  const basis = stems([...words, ...names, own.text].join(' '));
  return basis.size > 0 && !shares(stems(text), basis);
}

const quoted = /[“"«]([^”"»]{2,})[”"»]/g;
const plainly = (text: string) => text.replace(/[’']/g, "'").replace(/\s+/g, ' ').toLowerCase();

/** Whether the text puts words into the dreamer's mouth, or brings in a number. */
export function quotesWrongly({ text, own, dream }: SentenceUnderCheck): boolean {
  const known = plainly(`${dream} ${own.text}`);
  const quotes = [...text.matchAll(quoted)].map(([, quote = '']) =>
    plainly(quote).replace(/(?<![.,;:!?…])[.,;:!?…]+$/, ''),
  );
  const numbers = text.match(/\d+/g) ?? [];
  return [...quotes, ...numbers].some((each) => !known.includes(each));
}

/** What can be seen or met. A body's parts, colours and feelings are figures of speech too often to be told apart. */
const tangible: ReadonlySet<string> = new Set([
  'person',
  'animal',
  'place',
  'building',
  'vehicle',
  'object',
  'clothing',
  'food',
  'nature',
  'being',
]);

/** Every mention of a text, by the dictionary of the reading's language. */
export type FindMentions = (text: string) => Promise<readonly Mention[]>;

/** Finds what a text brings in that the dream, our reading and the meanings of its symbols do not have. */
export async function createInventionCheck(
  own: OwnReading,
  findMentions: FindMentions,
): Promise<(text: string) => Promise<boolean>> {
  const symbols = own.symbols.filter(({ mentions }) => mentions.some(({ state }) => state === 'present'));
  const known = [
    ...own.reading.sentences.map(({ text }) => text),
    ...symbols.flatMap(({ name, meaning }) => [name, meaning]),
    // Symbols of the dreamer's own stand in front of those of the dictionary.
    ...symbols
      .filter(({ kind }) => kind === 'personal')
      .flatMap(({ mentions }) => mentions.map(({ text }) => text)),
  ].join('\n');
  const allowed = new Set([
    ...symbols.map(({ id }) => id),
    ...(await findMentions(known)).map(({ symbol }) => symbol),
  ]);
  const knownWords = stems(`${own.content}\n${known}`);
  const isInvented = ({ kind, group, symbol, text }: Mention) => {
    if (kind === 'name' || kind === 'celebrity') return !shares(stems(text), knownWords);
    return tangible.has(group) && kind !== 'combined' && !allowed.has(symbol);
  };
  return async (text) => (await findMentions(text)).some(isInvented);
}
