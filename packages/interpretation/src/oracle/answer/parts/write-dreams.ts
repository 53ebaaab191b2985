import type { Comment } from '../find-comment.ts';
import type { LookedAt } from '../look-at-dream.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, type Prepared } from '../prepared.ts';

/** The dreams that touch the question, one after the other: the night, the dreamer's words, and what happens in them. */
export function writeDreams(prepared: Prepared): Said[][] {
  const { dreams } = prepared;
  const chosen = chooseComments(dreams);
  return dreams.map((dream, at) => {
    const moment = momentOf(dream, at, prepared);
    const comment = chosen.get(dream);
    return comment === undefined ? [moment] : [moment, commentOf(dream, comment, at)];
  });
}

/** So many dreams are spoken about; the others speak for themselves. */
const mostComments = 2;
const ofLast = 0.5;

/** What is surest of all that happens, sooner in the last dream, one for each dream and none twice. */
function chooseComments(dreams: readonly LookedAt[]): ReadonlyMap<LookedAt, Comment> {
  const ranked = dreams
    .flatMap((dream, at) =>
      dream.comments.map((comment) => ({
        dream,
        comment,
        score: comment.score + (at === dreams.length - 1 ? ofLast : 0),
      })),
    )
    .sort((a, b) => b.score - a.score);
  const chosen = new Map<LookedAt, Comment>();
  for (const { dream, comment } of ranked) {
    const isUsed = [...chosen.values()].some(({ arc }) => arc.id === comment.arc.id);
    if (chosen.size < mostComments && !chosen.has(dream) && !isUsed) chosen.set(dream, comment);
  }
  return chosen;
}

/** Where a dream stands among those that are told. */
function placeOf(at: number, count: number): string {
  if (count === 1) return 'only';
  if (at === 0) return 'first';
  return at === count - 1 ? 'last' : 'next';
}

function momentOf(dream: LookedAt, at: number, { dreams, say, day, quote }: Prepared): Said {
  const { excerpt, touching } = dream;
  const slots = { day: day(touching.dream.night), quote: quote(excerpt.text) };
  const text = say(`dream.${placeOf(at, dreams.length)}`, slots, at) ?? `${slots.day}: ${slots.quote}`;
  const touched = touching.places.map(({ start, end, symbol }) => ({
    ...inDream(dream, { start, end }, 'touches'),
    ...(symbol !== undefined && { symbol }),
  }));
  return { text, part: 'dreams', evidence: [inDream(dream, excerpt, 'quote'), ...touched].slice(0, 40) };
}

/** What it is that happens there. */
function commentOf(dream: LookedAt, { arc, places }: Comment, at: number): Said {
  const { id, insight } = arc;
  const rule = `arc.${id}`.slice(0, mostOfRule);
  return {
    text: insight[at % insight.length] ?? '',
    part: 'dreams',
    evidence: places.slice(0, 8).map((place) => inDream(dream, place, rule)),
  };
}
const mostOfRule = 60;
