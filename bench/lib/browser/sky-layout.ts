import { layOutSky } from '../../../packages/web/src/ui/sky/layout/lay-out-sky.ts';
import type { SkySizeName } from '../../../packages/web/src/ui/sky/sky-sizes.ts';
import { inventDream } from '../../../packages/web/src/ui/sky/testing/invent-dreams.ts';

export interface SkyTimes {
  /** Milliseconds of the very first sky, before the browser knows the code. */
  readonly first: number;
  /** Milliseconds of each of the others. */
  readonly others: readonly number[];
}

const count = 500;

/** Lays out 500 dreams in each language, in one size; the first is one of the crowded ones. */
export function timeSkies(size: SkySizeName): SkyTimes {
  const dreams = (['en', 'es'] as const).flatMap((language) =>
    Array.from({ length: count }, (_, number) => inventDream(language, count - number)),
  );
  const times = dreams.map((dream) => {
    const started = performance.now();
    layOutSky(dream, size);
    return performance.now() - started;
  });
  return { first: times[0] ?? 0, others: times.slice(1) };
}
