import type { Reading } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { DreamRow, NewDream } from '#server/db/tables/journal/dreams.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { countFacets } from '../counters/facets.queries.ts';
import { keepOccurrences } from '../counters/occurrences.queries.ts';
import type { TextFields } from '../dream-fields.ts';
import { createDreamQueries } from '../dreams.queries.ts';
import { inJournal } from '../journal/in-journal.ts';
import { putReadingAside } from './put-reading-aside.ts';

/** A reading of a kept dream, with the marks that it rests on. */
export interface MadeReading {
  readonly fields: TextFields;
  readonly reading: Reading;
  /** The same as text. */
  readonly translation: string;
  readonly isPremiumTranslation: boolean;
}

/**
 * Puts a reading in the place of the one that its dream stands with, which is kept where it says something else.
 * `dream` is as it was read. Throws `dreams.not_found` and `dreams.changed_meanwhile`.
 */
export async function keepReading(
  context: Pick<AppContext, 'db' | 'clock' | 'journalQueue'>,
  { userId, id, content }: DreamRow,
  { fields, reading, translation, isPremiumTranslation }: MadeReading,
): Promise<DreamRow> {
  return inJournal(context, userId, async (tx) => {
    const queries = createDreamQueries(tx);
    const before = await queries.findDream(userId, id);
    assertThat(before, 'dreams.not_found');
    assertThat(before.content === content, 'dreams.changed_meanwhile');
    if (before.translation !== translation) await putReadingAside(tx, before);
    const now = context.clock.now();
    const after = await queries.updateDream(userId, id, {
      ...fields,
      translation,
      reading: structuredClone(reading) as NewDream['reading'],
      engineVersion: reading.engineVersion,
      isPremiumTranslation,
      readAt: now,
      updatedAt: now,
    });
    assertThat(after, 'dreams.not_found');
    await countFacets(tx, userId, { before, after });
    await keepOccurrences(tx, after, { before, after });
    return after;
  });
}
