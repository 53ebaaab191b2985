import type { LookedAt } from '../look-at-dream.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, type Prepared } from '../prepared.ts';

/** The dreams that touch the question, one after the other: the night, what happens there, the dreamer's words. */
export function writeDreams(prepared: Prepared): Said[][] {
  const { dreams } = prepared;
  const spoken = dreams.map((dream, at) => sentenceOf(dream, at, prepared));
  const [weightiest] = dreams
    .filter(({ thought }) => thought !== null)
    .sort((a, b) => (b.move?.score ?? 0) - (a.move?.score ?? 0));
  return spoken.map((sentence, at) => {
    const dream = dreams[at] as LookedAt;
    return dream === weightiest ? [sentence, ...thoughtOf(dream, prepared)] : [sentence];
  });
}

/** Where a dream stands among those that are told. */
function placeOf(at: number, count: number): string {
  if (count === 1) return 'only';
  if (at === 0) return 'first';
  return at === count - 1 ? 'last' : 'next';
}

/** What is quoted whole need not be told as well; and what comes first is said first. */
function wayOf({ told, quote: words }: LookedAt): string {
  if (told === undefined || (words.start < told.end && told.start < words.end)) return 'dream.quoted';
  return words.end <= told.start ? 'dream.before' : 'dream';
}

function sentenceOf(dream: LookedAt, at: number, { dreams, say, day, quote }: Prepared): Said {
  const { told, quote: words, touching } = dream;
  const place = placeOf(at, dreams.length);
  const night = day(touching.dream.night);
  const slots = { day: night, told: told?.text, quote: quote(words.text) };
  const text =
    say(`${wayOf(dream)}.${place}`, slots, at) ??
    say(`dream.quoted.${place}`, slots, at) ??
    `${night}: ${slots.quote}`;
  const symbols = touching.places.map(({ start, end, symbol }) => ({
    ...inDream(dream, { start, end }, 'touches'),
    ...(symbol !== undefined && { symbol }),
  }));
  return {
    text,
    part: 'dreams',
    evidence: [
      ...(told ? [inDream(dream, told, 'told')] : []),
      inDream(dream, words, 'quote'),
      ...symbols,
    ].slice(0, 40),
  };
}

function thoughtOf(dream: LookedAt, { say }: Prepared): Said[] {
  const { thought, touching } = dream;
  const text =
    thought === null
      ? undefined
      : say('dream.thought', { thought: thought.charAt(0).toLowerCase() + thought.slice(1) });
  if (text === undefined) return [];
  return [
    {
      text,
      part: 'dreams',
      evidence: [inDream(dream, { start: 0, end: touching.dream.content.length }, 'reading')],
    },
  ];
}
