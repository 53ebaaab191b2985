import type { Reading } from '@chitta/contract';
import type { OwnReading } from './find-own-reading.ts';

/** Evidence that covers more than this is the dream as a whole and names nothing. */
const longestQuote = 160;
const mostQuotes = 6;

/** The places of the dream that a sentence rests on, in the dreamer's own words. */
export function wordsOfEvidence(
  { content }: Pick<OwnReading, 'content'>,
  { evidence }: Pick<Reading['sentences'][number], 'evidence'>,
): string[] {
  const quotes = evidence
    .filter(({ start, end }) => end > start && end - start <= longestQuote)
    .map(({ start, end }) => content.slice(start, end).trim())
    .filter((quote) => quote !== '');
  return [...new Set(quotes)].slice(0, mostQuotes);
}
