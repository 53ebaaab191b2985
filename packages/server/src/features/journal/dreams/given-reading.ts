import type { GivenReading, RecordDreamRequest } from '@chitta/contract';
import { readingText } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import type { NewDream } from '#server/db/tables/journal/dreams.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { isOwnReading } from '../readings/sign-reading.ts';
import { findReadingOfText, type UnsignedReading } from './find-reading-of-text.ts';

/** Columns of a dream's reading. */
type ReadingFields = Pick<
  NewDream,
  'translation' | 'reading' | 'engineVersion' | 'isPremiumTranslation' | 'readAt'
>;

/** The reading that the server gave its member for this very text; null for anything else. */
export async function ownReadingOf(
  context: Pick<AppContext, 'secretBox'>,
  member: Member,
  { content, given }: Pick<RecordDreamRequest, 'content' | 'given'>,
): Promise<GivenReading | null> {
  return given && (await isOwnReading(context, { member, content }, given)) ? given : null;
}

/** A reading that is kept to the letter, at the level at which it was given. */
export function givenFields({ clock }: Pick<AppContext, 'clock'>, given: GivenReading): ReadingFields {
  const { reading, level } = given;
  return {
    translation: readingText(reading),
    reading: reading as NewDream['reading'],
    engineVersion: reading.engineVersion,
    isPremiumTranslation: level === 'premium',
    readAt: clock.now(),
  };
}

/**
 * What a dream is kept with whose reading nobody signed: that of the device, of an older client, of no one. It counts as
 * a reading, with evidence, where the server would say the same; otherwise it is kept as mere text.
 */
export async function unsignedFields(
  context: Pick<AppContext, 'db' | 'clock' | 'engine'>,
  member: Member,
  unsigned: Omit<UnsignedReading, 'translation'> &
    Pick<RecordDreamRequest, 'translation' | 'isPremiumTranslation'>,
): Promise<ReadingFields> {
  const now = context.clock.now();
  const { isPremiumTranslation, translation } = unsigned;
  const found = translation
    ? await findReadingOfText(context, member, { ...unsigned, translation })
    : undefined;
  return {
    translation: translation || null,
    reading: (found?.reading ?? null) as NewDream['reading'],
    engineVersion: found?.reading.engineVersion ?? null,
    isPremiumTranslation: isPremiumMember(member, now) && isPremiumTranslation === true,
    readAt: translation ? now : null,
  };
}
