import { eq, inArray } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  type ModalStateRow,
  referralModalStates,
  referralRewards,
} from '#server/db/tables/payments/referrals.ts';

export function createModalQueries(handle: Handle) {
  return {
    async find(userId: number): Promise<ModalStateRow | null> {
      const [row] = await handle
        .select()
        .from(referralModalStates)
        .where(eq(referralModalStates.userId, userId));
      return row ?? null;
    },
    async put({ userId, ...values }: ModalStateRow): Promise<void> {
      await handle
        .insert(referralModalStates)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: referralModalStates.userId, set: values });
    },
    async setShown(rewardIds: readonly number[]): Promise<void> {
      await handle
        .update(referralRewards)
        .set({ modalShown: true })
        .where(inArray(referralRewards.id, [...rewardIds]));
    },
  };
}
