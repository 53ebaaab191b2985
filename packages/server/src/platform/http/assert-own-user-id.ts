import { assertThat } from '../errors/app-error.ts';
import type { Member } from '../sessions/member.ts';

/** A client may name its member in a payload; naming another one is refused. */
export function assertOwnUserId(member: Pick<Member, 'id'>, claimed: number | null | undefined): void {
  if (claimed === null || claimed === undefined) return;
  assertThat(claimed === member.id, 'requests.user_mismatch');
}
