import { oracleOf } from '../../../languages/language-packs.ts';
import { choiceShape } from '../../question/read-question.ts';
import { isNearest } from '../../touching/find-nearest-dreams.ts';
import { type Contrast, nightOf, type SidedDream } from '../contrast/find-contrast.ts';
import { quoteAround } from '../contrast/quote-around.ts';
import { wayOf } from '../mourning.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, type Prepared } from '../prepared.ts';
import { withoutStop } from '../wordings.ts';

/** The nights that differ, in the dreamer's own words: first where it sticks, then the one in which it goes otherwise. */
export function writeContrast(prepared: Prepared, { hard, easy }: Contrast): Said[] {
  return [
    ...hard.map((each, at) => tell(prepared, each, at === 0 ? 'hard' : 'hard-again')),
    tell(prepared, easy, placeOf(easy, hard)),
  ];
}

function placeOf(easy: SidedDream, hard: readonly SidedDream[]): string {
  const last = hard.at(-1);
  if (last === undefined) return 'turn';
  if (isElsewhere(easy, last)) return 'easy-elsewhere';
  return nightOf(easy) < nightOf(last) ? 'easy-before' : 'easy';
}

/** Nothing but its time, or not even that, brings the night to the question, and the other one touches it. */
function isElsewhere({ dream, isElsewhere: isFar }: SidedDream, other: SidedDream): boolean {
  return isFar === true || (isNearest(dream.touching) && !isNearest(other.dream.touching));
}

function tell(prepared: Prepared, each: SidedDream, place: string): Said {
  const { say, day, quote } = prepared;
  const { dream, side } = each;
  const from = place === 'turn' ? each.from : undefined;
  const words = quoteAround(dream.touching.dream.content, from ?? side, side.way === 'easy');
  const slots = {
    day: day(nightOf(each)),
    quote: quote(withoutStop(words.text)),
    hard: stateOf(prepared, from ? { dream, side: from } : each, 'then'),
    easy: stateOf(prepared, each, 'then'),
  };
  return {
    text: say(`told.${place}`, slots) ?? `${slots.day}: ${slots.quote}`,
    part: 'dreams',
    evidence: [inDream(dream, words, 'quote'), inDream(dream, side, `side.${side.id}`)],
  };
}

/** What follows from the difference for the question as it was asked. */
export function writeConclusion(prepared: Prepared, { hard, easy }: Contrast): Said[] {
  const { say, day, isSaid } = prepared;
  const way = wayAsked(prepared);
  const [first] = hard;
  const start = first ?? (easy.from && { dream: easy.dream, side: easy.from });
  const slots = {
    hard: stateOf(prepared, start),
    // What will be is answered by what was, on a day that is named.
    easy: stateOf(prepared, easy, way === 'future' ? 'then' : 'state'),
    day: day(nightOf(easy)),
  };
  // Whoever mourns is taught nothing.
  const ids = way === 'loss' ? ['so.loss'] : [`so.${way}`, `move.${easy.side.id}`];
  return ids.flatMap((id) => {
    const text = say(id, slots);
    const evidence = [...hard, easy].map(({ dream, side }) => inDream(dream, side, id));
    // What there is to know of a side is not taught twice.
    const isKnown = text === undefined || (id.startsWith('move.') && isSaid(text));
    return isKnown ? [] : [{ text, part: 'thought' as const, evidence }];
  });
}

const shapesOfFuture: ReadonlySet<string> = new Set(['shape-will', 'shape-when']);
const shapesOfYes: ReadonlySet<string> = new Set([
  'shape-yes-no',
  'shape-allowed',
  'shape-too-late',
  'shape-enough',
  'shape-over',
  'shape-ready',
]);

/** How the question asks, by the form of its sentence: who chooses is told what to choose by. */
function wayAsked({ read }: Prepared): string {
  // What was lost is mourned only where it is somebody.
  const way = read.isOfSomebody ? wayOf(read) : read.kind;
  if (way !== 'loss' && read.shapes.includes(choiceShape)) return 'decision';
  if (way === 'decision' || way === 'fear' || way === 'loss') return way;
  if (read.shapes.some((shape) => shapesOfFuture.has(shape))) return 'future';
  return read.shapes.some((shape) => shapesOfYes.has(shape)) ? 'yes-no' : way;
}

/** The clause that says on which side a dream stands, with whoever is there; `then`: on a night that is named by its day. */
export function stateOf(
  prepared: Prepared,
  each: SidedDream | undefined,
  as: 'state' | 'then' = 'state',
): string | undefined {
  if (each === undefined) return undefined;
  return prepared.say(`${as}.${each.side.id}`, { who: whoIn(each, prepared) ?? prepared.say('who.anyone') });
}

/** Whoever is named in the sentence of the words: "your sister", "Anna". */
function whoIn({ dream, side }: SidedDream, { language }: Prepared): string | undefined {
  const { content, language: own } = dream.touching.dream;
  if (own !== language) return undefined;
  const from = Math.max(...['.', '!', '?', '\n'].map((stop) => content.lastIndexOf(stop, side.start))) + 1;
  const there = dream.people.filter(({ start, end }) => from <= start && end <= side.end);
  const { somebody } = oracleOf(language);
  return there.flatMap(({ start, text }) => somebody(content.slice(from, start), text) ?? []).at(-1);
}
