import { and, eq, gt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { oracleConsultations } from '#server/db/tables/oracle/oracle-consultations.ts';
import { type OracleShareRow, oracleShares } from '#server/db/tables/oracle/oracle-shares.ts';

interface HeldConsultation {
  readonly practiceId: string | null;
  readonly isImported: boolean;
}

export function createOracleShareQueries(handle: Handle) {
  const ofConsultation = (userId: number, consultationId: string) =>
    and(eq(oracleShares.userId, userId), eq(oracleShares.consultationId, consultationId));
  const byToken = (tokenHash: Buffer, now: Date) =>
    and(eq(oracleShares.tokenHash, tokenHash), gt(oracleShares.expiresAt, now));

  return {
    /** A consultation of the member's own, which is not deleted before the transaction ends; undefined: there is none. */
    async holdConsultation(userId: number, id: string): Promise<HeldConsultation | undefined> {
      const [row] = await handle
        .select({
          practiceId: oracleConsultations.recommendedExerciseId,
          isImported: oracleConsultations.isImported,
        })
        .from(oracleConsultations)
        .where(and(eq(oracleConsultations.userId, userId), eq(oracleConsultations.id, id)))
        .for('key share');
      return row;
    },

    /** The share of a consultation, unless it has ended. */
    async find(userId: number, consultationId: string, now: Date): Promise<OracleShareRow | undefined> {
      const [row] = await handle
        .select()
        .from(oracleShares)
        .where(and(ofConsultation(userId, consultationId), gt(oracleShares.expiresAt, now)));
      return row;
    },

    /** In place of the one before, whose link leads nowhere from now on. */
    async keep(row: OracleShareRow): Promise<void> {
      const { userId: _, consultationId: __, ...values } = row;
      await handle
        .insert(oracleShares)
        .values(row)
        .onConflictDoUpdate({ target: [oracleShares.userId, oracleShares.consultationId], set: values });
    },

    /** Whether there was one, ended or not. */
    async delete(userId: number, consultationId: string): Promise<OracleShareRow | undefined> {
      const [row] = await handle
        .delete(oracleShares)
        .where(ofConsultation(userId, consultationId))
        .returning();
      return row;
    },

    /** What a token opens now. */
    async open(tokenHash: Buffer, now: Date) {
      const [found] = await handle
        .select({
          share: oracleShares,
          question: oracleConsultations.userInput,
          response: oracleConsultations.oracleResponse,
          practiceId: oracleConsultations.recommendedExerciseId,
        })
        .from(oracleShares)
        .innerJoin(
          oracleConsultations,
          and(
            eq(oracleConsultations.userId, oracleShares.userId),
            eq(oracleConsultations.id, oracleShares.consultationId),
          ),
        )
        .where(byToken(tokenHash, now));
      return found;
    },

    /** One more, whoever else looks at the same time. */
    async countView(tokenHash: Buffer): Promise<void> {
      await handle
        .update(oracleShares)
        .set({ views: sql`${oracleShares.views} + 1` })
        .where(eq(oracleShares.tokenHash, tokenHash));
    },
  };
}

export type OpenedShare = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createOracleShareQueries>['open']>>
>;
