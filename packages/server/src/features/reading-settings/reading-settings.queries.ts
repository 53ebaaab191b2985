import { eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type User, users } from '#server/db/tables/users.ts';
import { invariant } from '#server/platform/invariant.ts';

const columns = {
  followUpQuestions: users.followUpQuestions,
  modelConsentAt: users.modelConsentAt,
  address: users.address,
};

/** The settings as the member's row holds them. */
export type SettingsRow = Readonly<Pick<User, keyof typeof columns>>;

/** What is changed; `consent` is the time at which it is given, or null to take it back. */
export interface SettingsChange extends Partial<Pick<SettingsRow, 'followUpQuestions' | 'address'>> {
  readonly consent?: Date | null;
}

export function createReadingSettingsQueries(handle: Handle) {
  return {
    async find(userId: number): Promise<SettingsRow> {
      const [row] = await handle.select(columns).from(users).where(eq(users.id, userId));
      invariant(row, 'a signed-in member has a row');
      return row;
    },
    /** Consent that is given again keeps the time at which it was given first. */
    async update(userId: number, { consent, ...values }: SettingsChange): Promise<SettingsRow> {
      const given = sql`coalesce(${users.modelConsentAt}, ${consent?.toISOString() ?? null}::timestamptz)`;
      const [row] = await handle
        .update(users)
        .set({ ...values, ...(consent !== undefined && { modelConsentAt: consent && given }) })
        .where(eq(users.id, userId))
        .returning(columns);
      invariant(row, 'a signed-in member has a row');
      return row;
    },
  };
}
