import type { Reading } from './readings.ts';

/**
 * The thought of a reading, which stands for it wherever there is room for one line; null for readings that engines
 * before version 5 made, and where there is none. No imports of values, so the browser can take it alone.
 */
export function headlineOf(reading: Pick<Reading, 'sentences'> | null | undefined): string | null {
  const sentences = reading?.sentences.filter(({ part }) => part === 'headline') ?? [];
  return sentences.map(({ text }) => text).join(' ') || null;
}
