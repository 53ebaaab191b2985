import { sql } from 'drizzle-orm';
import { dreams } from '#server/db/tables/journal/dreams.ts';

/**
 * A title that was cut, of a dream whose reading tells that its images may be shown: where words of care stand for
 * everything, and where nobody has looked yet, there is no place for a title of two images.
 */
const isTitleCut = sql`(right(${dreams.title}, 1) = '…' AND ${dreams.reading} IS NOT NULL
  AND ${dreams.reading} #>> '{care,strength}' IS DISTINCT FROM 'strong')`;

/** The text of a dream whose title may have to be proposed; null for all others, so that a page stays small. */
export const titled = sql<string | null>`CASE WHEN ${isTitleCut} THEN ${dreams.content} END`;
