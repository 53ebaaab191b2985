import type { OracleToday } from '@chitta/contract';
import type { Handle } from '#server/db/client.ts';
import type { ConsultationRow } from '#server/db/tables/oracle/oracle-consultations.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { createTasteQueries } from './taste.queries.ts';

export type OracleAccess = OracleToday['access'];

/** Whether the member may ask as often as they like. */
export function asksFreely(member: Member, now: Date): boolean {
  return member.isAdmin || isPremiumMember(member, now);
}

/** As what a question of the member's would be answered: everybody has one consultation for nothing. */
export async function oracleAccess(handle: Handle, member: Member, now: Date): Promise<OracleAccess> {
  if (asksFreely(member, now)) return 'premium';
  return (await createTasteQueries(handle).findUse(member.id)) === null ? 'taste' : 'taste_used';
}

export interface GoingOn {
  readonly member: Member;
  readonly row: Pick<ConsultationRow, 'createdAt' | 'goesOnFrom' | 'isImported'>;
  readonly now: Date;
}

/** Whether a consultation can go on with another practice: without premium, the one that every member has. */
export async function mayGoOn(handle: Handle, { member, row, now }: GoingOn): Promise<boolean> {
  if (asksFreely(member, now)) return true;
  const usedAt = await createTasteQueries(handle).findUse(member.id);
  return !row.isImported && row.goesOnFrom === null && usedAt?.getTime() === row.createdAt.getTime();
}
