import { isNearest } from '../../touching/find-nearest-dreams.ts';
import { isCompared, sidesOf } from '../contrast/find-contrast.ts';
import type { LookedAt } from '../look-at-dream.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, type Prepared } from '../prepared.ts';
import { withoutStop } from '../wordings.ts';
import { stateOf, writeContrast } from './write-contrast.ts';

/**
 * What the dreams say: the nights that differ, in the dreamer's own words; where nothing differs plainly, two of them, the thing
 * that returns in them, and in one sentence how the one differs from the other.
 */
export function writeDreams(prepared: Prepared): Said[] {
  const { pair, contrast } = prepared;
  if (contrast !== undefined) return writeContrast(prepared, contrast);
  return [
    ...writeReturning(prepared),
    ...pair.map((dream, at) => momentOf(dream, at, prepared)),
    ...writeMovement(prepared),
  ];
}

function writeReturning({ pair, image, say }: Prepared): Said[] {
  const text = image && say('dream.returns', { image });
  return text === undefined
    ? []
    : [{ text, part: 'dreams', evidence: pair.map((dream) => inDream(dream, dream.moment, 'returns')) }];
}

/** Where a dream stands among those that are told. */
function placeOf({ touching }: LookedAt, at: number, pair: Prepared['pair']): string {
  const count = pair.length;
  const isAll = pair.every((each) => isNearest(each.touching));

  if (count === 1) return isNearest(touching) ? 'near' : 'only';
  if (isNearest(touching) && !isAll) return 'beside';
  return at === 0 ? 'first' : 'last';
}

function momentOf(dream: LookedAt, at: number, { pair, say, day, quote }: Prepared): Said {
  const { moment, touching } = dream;
  const slots = { day: day(touching.dream.night), quote: quote(withoutStop(moment.text)) };
  const text = say(`dream.${placeOf(dream, at, pair)}`, slots) ?? `${slots.day}: ${slots.quote}`;
  const touched = touching.places.map(({ start, end, symbol }) => ({
    ...inDream(dream, { start, end }, 'touches'),
    ...(symbol !== undefined && { symbol }),
  }));
  return { text, part: 'dreams', evidence: [inDream(dream, moment, 'quote'), ...touched].slice(0, 40) };
}

/**
 * What goes lightly in the last night; else how the two differ, where both tell how they end. That something sticks is said of a
 * night only beside one in which it does not.
 */
function writeMovement(prepared: Prepared): Said[] {
  const { pair, say } = prepared;
  const [first, last] = [pair[0], pair.at(-1)];
  if (first === undefined || last === undefined || !isCompared(prepared.read)) return [];
  const [sided] = sidesOf(last)
    .filter(({ side }) => side.way === 'easy')
    .sort((a, b) => b.side.weight - a.side.weight);
  if (sided !== undefined)
    return [
      {
        text: say('change.side', { easy: stateOf(prepared, sided, 'then') }) ?? '',
        part: 'change',
        evidence: [inDream(last, sided.side, `side.${sided.side.id}`)],
      },
    ];
  const course = first === last ? undefined : courseOf(first, last);
  const text = course && say(`change.${course}`);
  return text === undefined
    ? []
    : [
        {
          text,
          part: 'change',
          evidence: [first, last].map((dream) => inDream(dream, dream.moment, 'change')),
        },
      ];
}

/** That it has become heavier is said only where the last dream says how it felt. */
function courseOf(first: LookedAt, last: LookedAt): 'easier' | 'harder' | 'held' | undefined {
  if (first.tone === 'open' || last.tone === 'open') return undefined;
  if (first.tone === last.tone) return first.tone === 'heavy' ? 'held' : undefined;
  if (last.tone === 'light') return 'easier';
  return last.feelings.length > 0 ? 'harder' : undefined;
}
