import type { Transaction } from '#server/db/client.ts';
import type { DreamRow } from '#server/db/tables/journal/dreams.ts';
import { createEarlierReadingQueries } from './earlier-readings.queries.ts';

/**
 * Keeps the reading that a dream stands with among its earlier ones, with what was said of it, so that another can take
 * its place and be answered and judged for itself. Nothing where the dream has none. The caller holds the journal's
 * lock.
 */
export async function putReadingAside(tx: Transaction, dream: DreamRow): Promise<void> {
  const { userId, id: dreamId, translation, language, isPremiumTranslation, engineVersion } = dream;
  if (translation === null) return;
  const queries = createEarlierReadingQueries(tx);
  const said = await queries.findSaid(dream);
  const { answer, answeredAt, deed, verdict, change, settledAt } = said ?? {};
  await queries.insert([
    {
      userId,
      dreamId,
      translation,
      language,
      isPremiumTranslation,
      engineVersion,
      readAt: dream.readAt ?? dream.createdAt,
      answer,
      answeredAt,
      deed,
      verdict,
      change,
      settledAt,
    },
  ]);
  if (said !== undefined) await queries.clearSaid(dream);
}
