import { eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type User, users } from '#server/db/tables/identity/users.ts';
import { invariant } from '#server/platform/errors/invariant.ts';

const columns = {
  followUpQuestions: users.followUpQuestions,
  modelConsentAt: users.modelConsentAt,
  modelConsentHost: users.modelConsentHost,
  address: users.address,
};

/** The settings as the member's row holds them. */
export type SettingsRow = Readonly<Pick<User, keyof typeof columns>>;

/** What is changed; `consent` is the time at which it is given and the host that it is given for, or null to take it back. */
export interface SettingsChange extends Partial<Pick<SettingsRow, 'followUpQuestions' | 'address'>> {
  readonly consent?: { readonly at: Date; readonly host: string | null } | null;
}

export function createReadingSettingsQueries(handle: Handle) {
  return {
    async find(userId: number): Promise<SettingsRow> {
      const [row] = await handle.select(columns).from(users).where(eq(users.id, userId));
      invariant(row, 'a signed-in member has a row');
      return row;
    },
    /** Consent that is given again for the same host keeps the time at which it was given first. */
    async update(userId: number, { consent, ...values }: SettingsChange): Promise<SettingsRow> {
      const [row] = await handle
        .update(users)
        .set({ ...values, ...(consent !== undefined && consentColumns(consent)) })
        .where(eq(users.id, userId))
        .returning(columns);
      invariant(row, 'a signed-in member has a row');
      return row;
    },
  };
}

function consentColumns(consent: NonNullable<SettingsChange['consent']> | null) {
  if (consent === null) return { modelConsentAt: null, modelConsentHost: null };
  const { at, host } = consent;
  const isSame = sql`${users.modelConsentHost} IS NOT DISTINCT FROM ${host}::text`;
  const first = sql`CASE WHEN ${isSame} THEN ${users.modelConsentAt} END`;
  return {
    modelConsentAt: sql`coalesce(${first}, ${at.toISOString()}::timestamptz)`,
    modelConsentHost: host,
  };
}
