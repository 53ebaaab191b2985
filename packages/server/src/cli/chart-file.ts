import { chartOf } from '@chitta/astrology';
import { z } from 'zod';
import { readJsonLines } from './files/read-json-lines.ts';

const birthLine = z.object({
  id: z.union([z.string(), z.number()]),
  utc: z.iso.datetime({ offset: true }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  houses: z.enum(['placidus', 'whole']).default('placidus'),
});

/**
 * `chart FILE.jsonl`: one JSON line for each birth, in the order of the file: `{ id, bodies, ascendant, midheaven, cusps,
 * houses }`, in degrees. `houses` says how they were divided, which beyond the polar circles is by whole signs.
 */
export async function chartFile(file: string, write: (line: string) => void): Promise<void> {
  for await (const { id, utc, houses: wanted, ...place } of readJsonLines(file, birthLine)) {
    const { bodies, ascendant, midheaven, cusps, houses } = chartOf(new Date(utc), place, wanted);
    const shown = Object.entries(bodies).map(([body, { longitude, retrograde }]) => [
      body,
      { longitude: rounded(longitude), retrograde },
    ]);
    write(
      JSON.stringify({
        id,
        bodies: Object.fromEntries(shown),
        ascendant: rounded(ascendant),
        midheaven: rounded(midheaven),
        cusps: cusps.map(rounded),
        houses,
      }),
    );
  }
}

/** To a hundredth of an arcsecond, far below what is known. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6));
}
