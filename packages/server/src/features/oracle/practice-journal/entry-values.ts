import type { WritePracticeEntryRequest } from '@chitta/contract';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { askedAt } from '../consultations/asked-at.ts';
import type { EntryValues } from './practice-journal.queries.ts';

const firstDay = '1900-01-01';

/** An entry as it is kept. Throws `requests.invalid` for a day that has not come where the member lives. */
export function entryValues(
  { moodBefore, moodAfter, practiceRating, ...request }: WritePracticeEntryRequest,
  member: Pick<Member, 'timezone'>,
  now: Date,
): EntryValues {
  const { practiceDate } = request;
  if (practiceDate > askedAt(member, now).today || practiceDate < firstDay) {
    throw new AppError('requests.invalid', {
      details: [{ path: 'practiceDate', message: 'Invalid input' }],
    });
  }
  return {
    ...request,
    moodBefore: moodBefore ?? null,
    moodAfter: moodAfter ?? null,
    practiceRating: practiceRating ?? null,
  };
}
