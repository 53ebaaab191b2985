import { limits, type PremiumMemoryProgress } from '@chitta/contract';
import type { CompletedSession } from '#server/features/memory/exercise-sessions/list-completed-sessions.ts';
import { shareOf } from './figures/intervals.ts';

type Asked = CompletedSession['days'][number]['moments'][number];

/** Of the moments that exercises asked for, how many had come back by themselves: by what they are about, and by picture. */
export function momentsThatCameBack(
  sessions: readonly CompletedSession[],
): Pick<PremiumMemoryProgress, 'kinds' | 'pictures'> {
  const asked = sessions.flatMap(({ days }) => days.flatMap(({ moments }) => moments));
  return {
    kinds: sharesBy(asked, ({ kind }) => kind).map(([kind, cameBack]) => ({ kind, cameBack })),
    pictures: sharesBy(asked, ({ hasPicture }) => hasPicture).map(([hasPicture, cameBack]) => ({
      hasPicture,
      cameBack,
    })),
  };
}

/** Most asked for first. */
function sharesBy<Key>(asked: readonly Asked[], keyOf: (moment: Asked) => Key) {
  return [...Map.groupBy(asked, keyOf)]
    .map(([key, list]) => {
      const count = list.filter(({ cameBack }) => cameBack).length;
      return [key, shareOf(count, list.length, limits.memorySample.moments)] as const;
    })
    .sort(([, a], [, b]) => b.n - a.n);
}
