import { sql } from 'drizzle-orm';
import { dreams } from './tables/journal/dreams.ts';

/**
 * The thought of a dream's reading, which is its first sentence, without sending the reading; null where it has none.
 * Words of care stand for nothing: a reading that is nothing else has none either.
 */
export const headlineOfReading = sql<string | null>`jsonb_path_query_first(${dreams.reading},
  '$ ? (!(@.care.strength == "strong")).sentences[0] ? (@.part == "headline").text') #>> '{}'`;
