import { createDataInventoryQueries } from './data-inventory.queries.ts';
import type { KeptPlace } from './data-place.ts';

/** Parts of the journal that have a count of their own; the section of dreams exports them. */
export const partsOfDreams: readonly KeptPlace[] = [
  {
    name: 'readings',
    tables: ['dreams'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countReadings(userId),
  },
  {
    name: 'follow-ups',
    tables: ['follow_ups'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countFollowUps(userId),
  },
];

/**
 * What is kept beside the member's own things: derived from them, on its way out, or needed to work safely. A feature
 * that keeps such rows adds its place here.
 */
export const unexportedPlaces: readonly KeptPlace[] = [
  {
    name: 'deleted-dreams',
    tables: ['dreams', 'follow_ups'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countDeletedDreams(userId),
  },
  {
    name: 'deleted-personal-symbols',
    tables: ['personal_symbols'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countDeletedSymbols(userId),
  },
  {
    name: 'symbol-occurrences',
    tables: ['symbol_occurrences'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countOccurrences(userId),
  },
  {
    name: 'journal-counters',
    tables: ['dream_facets', 'dream_shards'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countCounters(userId),
  },
  {
    name: 'missing-words',
    tables: ['missing_symbols'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countMissingWords(userId),
  },
  {
    name: 'sessions',
    tables: ['sessions'],
    count: ({ db, clock }, userId) => createDataInventoryQueries(db).countSessions(userId, clock.now()),
  },
  {
    name: 'idempotency-keys',
    tables: ['idempotency_keys'],
    count: ({ db }, userId) => createDataInventoryQueries(db).countIdempotencyKeys(userId),
  },
];
