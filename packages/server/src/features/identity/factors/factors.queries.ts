import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { passkeys } from '#server/db/tables/identity/passkeys.ts';
import { recoveryCodes } from '#server/db/tables/identity/recovery-codes.ts';
import { totpFactors } from '#server/db/tables/identity/totp-factors.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { invariant } from '#server/platform/errors/invariant.ts';

/** What a member's factors are, without anything secret. */
export interface FactorsState {
  readonly totpSince: Date | null;
  readonly passkeys: readonly {
    readonly id: number;
    readonly name: string;
    readonly rpId: string;
    readonly isSecondFactor: boolean;
    readonly isBackedUp: boolean;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  }[];
  readonly recoveryCodesLeft: number;
}

export function createFactorsQueries(handle: Handle) {
  return {
    /** Changes of one member's factors go one after the other, so that each sees what the last has left. */
    async lockMember(userId: number): Promise<void> {
      const rows = await handle
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      invariant(rows.length === 1, 'a signed-in member has a row');
    },
    async findState(userId: number): Promise<FactorsState> {
      const [totp] = await handle
        .select({ confirmedAt: totpFactors.confirmedAt })
        .from(totpFactors)
        .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)));
      const keys = await handle
        .select({
          id: passkeys.id,
          name: passkeys.name,
          rpId: passkeys.rpId,
          isSecondFactor: passkeys.isSecondFactor,
          isBackedUp: passkeys.isBackedUp,
          createdAt: passkeys.createdAt,
          lastUsedAt: passkeys.lastUsedAt,
        })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.id));
      const [codes] = await handle
        .select({ left: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
      return {
        totpSince: totp?.confirmedAt ?? null,
        passkeys: keys,
        recoveryCodesLeft: codes?.left ?? 0,
      };
    },
  };
}
