import type { CodeProgramme } from '@chitta/contract';
import type { Handle } from '#server/db/client.ts';
import type { ReferralCodeRow } from '#server/db/tables/payments/referral-codes.ts';
import { createAttributionQueries } from './attribution.queries.ts';

/** A code that holds. */
export interface FoundCode {
  readonly id: number;
  /** Null: a campaign, which belongs to nobody. */
  readonly ownerId: number | null;
  readonly programme: CodeProgramme;
}

const programmeOf: Readonly<Record<ReferralCodeRow['type'], CodeProgramme>> = {
  member: 'referral',
  affiliate: 'affiliate',
  campaign: 'campaign',
};

/** Codes are compared without regard to case, and to what copying leaves around them. */
export function foldCode(code: string): string {
  return code.trim().normalize('NFKC').toUpperCase();
}

/** The code as somebody typed it; null: there is none such, or it holds no longer. */
export async function findCode(handle: Handle, code: string, now: Date): Promise<FoundCode | null> {
  const row = await createAttributionQueries(handle).findCode(foldCode(code), now);
  return row && { id: row.id, ownerId: row.userId, programme: programmeOf[row.type] };
}
