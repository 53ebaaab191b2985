import type { AdminMembership } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** A member's membership as administrators see it. */
export const adminMembershipQuery = (userId: string) =>
  queryOptions({
    queryKey: ['memberships-admin', userId] as const,
    queryFn: ({ signal }) => api('GET /api/admin/memberships/:userId', { params: { userId }, signal }),
    // What was asked for ahead is not asked for again by the section that shows it.
    staleTime: 5000,
    meta: { isQuiet: true },
  });

export interface GivenMonths {
  readonly months: number;
  readonly reason: string;
  /** Of the dialog that asked: the same for every repetition, so that a lost answer leaves nothing given twice. */
  readonly opening: string;
}

/** Gives months of premium. */
export const useGiveMonths = (userId: string) =>
  useMoneyAct(userId, ({ months, reason, opening }: GivenMonths) =>
    api('POST /api/admin/memberships/:userId/free-months', {
      params: { userId },
      body: { months, reason },
      // Another number of months is another gift, and no repetition.
      headers: { 'idempotency-key': `${opening}-${months}` },
    }),
  );

export interface MoneyBack {
  readonly invoiceId: string;
  /** Minor units of the invoice's currency. */
  readonly amount: number;
  readonly reason: string;
  /** Of the dialog that asked, as with months. */
  readonly opening: string;
}

/** Gives money of an invoice back. */
export const useGiveBack = (userId: string) =>
  useMoneyAct(userId, ({ opening, ...body }: MoneyBack) =>
    api('POST /api/admin/memberships/:userId/refunds', {
      params: { userId },
      body,
      // Another amount is another refund, and no repetition.
      headers: { 'idempotency-key': `${opening}-${body.amount}` },
    }),
  );

/** Does an act; the membership, the account and the log are shown as they are afterwards. */
function useMoneyAct<Input>(userId: string, send: (input: Input) => Promise<AdminMembership>) {
  const client = useQueryClient();
  const { queryKey } = adminMembershipQuery(userId);
  return useMutation({
    mutationFn: send,
    onSuccess: (membership) => {
      client.setQueryData(queryKey, membership);
      void client.invalidateQueries({ queryKey: ['admin-users'] });
      void client.invalidateQueries({ queryKey: ['audit-log'] });
    },
    // It may have been done although the answer was lost: what is left is looked at anew.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
