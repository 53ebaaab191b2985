import type { Factors } from '@chitta/contract';
import type { Member } from '#server/platform/sessions/member.ts';
import type { LiveSession } from '#server/platform/sessions/session-store.ts';
import { isSecondStepOn } from './factors.policy.ts';
import type { FactorsState } from './factors.queries.ts';

export interface FactorsViewer {
  readonly member: Pick<Member, 'isAdmin'>;
  readonly session: Pick<LiveSession, 'hasSecondFactor'>;
}

export function presentFactors(state: FactorsState, { member, session }: FactorsViewer): Factors {
  return {
    totpSince: state.totpSince?.toISOString() ?? null,
    passkeys: state.passkeys.map(({ rpId, createdAt, lastUsedAt, ...shown }) => ({
      ...shown,
      host: rpId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: state.recoveryCodesLeft,
    isSecondStepOn: isSecondStepOn(member, state),
    isRequired: member.isAdmin,
    hasSecondFactor: session.hasSecondFactor,
  };
}
