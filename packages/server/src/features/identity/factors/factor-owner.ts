import type { AskedRequest } from '#server/platform/http/hosts/asked-host.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import type { LiveSession } from '#server/platform/sessions/session-store.ts';

/** Who changes factors of their own, in which session, and from where. */
export interface FactorOwner {
  readonly member: Member;
  readonly session: LiveSession;
  readonly request: AskedRequest;
}
