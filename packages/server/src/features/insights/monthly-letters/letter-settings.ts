import type { LetterSettings, LetterSettingsView } from '@chitta/contract';
import type { LetterMailState } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createMonthlyLetterQueries } from './monthly-letters.queries.ts';

interface Reach {
  readonly takesMails: boolean;
  readonly emailVerified: boolean;
}

/** Whether the member gets the letter of each month by mail, and what may keep it from them. */
export async function readLetterSettings(
  { db }: Pick<AppContext, 'db'>,
  { id }: Pick<Member, 'id'>,
): Promise<LetterSettingsView> {
  const row = await createMonthlyLetterQueries(db).findSettings(id);
  invariant(row, 'a signed-in member has a row');
  return {
    byMail: row.byMail ?? false,
    mail: mailState(row),
    mailStoppedAt: row.mailStoppedAt?.toISOString() ?? null,
  };
}

/** Keeps the choice. Letters of months that are over are not sent afterwards, but for the first days of a month. */
export async function changeLetterSettings(
  { db }: Pick<AppContext, 'db'>,
  { id: userId }: Pick<Member, 'id'>,
  { byMail }: LetterSettings,
): Promise<void> {
  await createMonthlyLetterQueries(db).keepSettings({
    userId,
    byMail,
    ...(byMail && { mailStoppedAt: null }),
  });
}

function mailState({ takesMails, emailVerified }: Reach): LetterMailState {
  if (!takesMails) return 'off';
  return emailVerified ? 'on' : 'unverified';
}
