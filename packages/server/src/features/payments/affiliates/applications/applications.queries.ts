import type { AffiliateApplicationStatus } from '@chitta/contract/limits';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Handle, Transaction } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import {
  type ApplicationData,
  type ApplicationRow,
  affiliateApplications,
} from '#server/db/tables/payments/affiliates.ts';

const applicant = {
  id: users.id,
  username: users.username,
  email: users.email,
  createdAt: users.createdAt,
  emailVerified: users.emailVerified,
};

/** An application with who made it. */
export interface KnownApplication {
  readonly application: ApplicationRow;
  readonly applicant: Readonly<Pick<typeof users.$inferSelect, keyof typeof applicant>>;
}

export interface ApplicationRange {
  readonly status?: AffiliateApplicationStatus | undefined;
  /** The number of the last one on the page before. */
  readonly after?: number | undefined;
  readonly count: number;
}

export function createApplicationsQueries(handle: Handle) {
  const columns = { application: affiliateApplications, applicant };
  const known = () =>
    handle
      .select(columns)
      .from(affiliateApplications)
      .innerJoin(users, eq(users.id, affiliateApplications.userId));

  return {
    async findNewest(userId: number): Promise<ApplicationRow | null> {
      const [row] = await handle
        .select()
        .from(affiliateApplications)
        .where(eq(affiliateApplications.userId, userId))
        .orderBy(desc(affiliateApplications.id))
        .limit(1);
      return row ?? null;
    },
    async add(userId: number, applicationData: ApplicationData, now: Date): Promise<void> {
      await handle.insert(affiliateApplications).values({ userId, applicationData, createdAt: now });
    },
    async find(id: number): Promise<KnownApplication | null> {
      const [row] = await known().where(eq(affiliateApplications.id, id));
      return row ?? null;
    },
    /** Who waits longest comes first; of those that are decided, the newest. */
    list({ status, after, count }: ApplicationRange): Promise<KnownApplication[]> {
      const { id } = affiliateApplications;
      const isWaiting = status === 'pending';
      const further = isWaiting ? gt : lt;
      return known()
        .where(
          and(
            status && eq(affiliateApplications.status, status),
            after === undefined ? undefined : further(id, after),
          ),
        )
        .orderBy(isWaiting ? asc(id) : desc(id))
        .limit(count);
    },
    /** False where somebody has decided meanwhile. */
    async decide(
      id: number,
      values: Pick<ApplicationRow, 'status' | 'reviewedBy' | 'reviewedAt' | 'reviewNotes'>,
    ): Promise<boolean> {
      const { rowCount } = await handle
        .update(affiliateApplications)
        .set(values)
        .where(and(eq(affiliateApplications.id, id), eq(affiliateApplications.status, 'pending')));
      return rowCount === 1;
    },
  };
}

/** Whose application it is; null: there is none such. */
export async function findApplicantId(tx: Transaction, id: number): Promise<number | null> {
  const [row] = await tx
    .select({ userId: affiliateApplications.userId })
    .from(affiliateApplications)
    .where(eq(affiliateApplications.id, id));
  return row?.userId ?? null;
}
