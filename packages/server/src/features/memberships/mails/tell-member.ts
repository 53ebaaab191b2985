import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { PaymentEffect, PaymentEffectCase } from '#server/platform/hooks/payment-effects.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';
import { createMembershipMailsQueries } from './membership-mails.queries.ts';
import type { MembershipFact } from './memberships.mails.ts';

/** What is older than this was known long ago, or is no news any more. */
const newsMs = 3 * 24 * 60 * 60_000;

type MailContext = Pick<AppContext, 'config' | 'clock' | 'mail'>;

interface News {
  readonly fact: MembershipFact;
  /** What it is about: told once. */
  readonly about: string;
  readonly since: Date;
  readonly params?: Readonly<Record<string, string>>;
}

/** Tells members by mail what became of their membership: once each, however often the rows are looked at. */
export function membershipMailsEffect(context: MailContext & Pick<AppContext, 'payments'>): PaymentEffect {
  return {
    name: 'membership-mails',
    async apply(tx, about) {
      const provider = context.payments?.kind;
      if (provider === undefined) return;
      for (const news of await collectNews(tx, about, provider)) await tellMember(context, tx, about, news);
    },
  };
}

/** What ends with a provider that no longer runs is told of by the page of the membership alone. */
async function collectNews(
  tx: Transaction,
  { userId }: PaymentEffectCase,
  provider: PaymentProvider,
): Promise<News[]> {
  const queries = createMembershipMailsQueries(tx);
  const subscriptions = await queries.listSubscriptions(userId, provider);
  const failed = await queries.listFailed(userId);
  const given = await queries.listGiven(userId);
  return [
    ...subscriptions.flatMap((subscription): News[] => {
      const { id, status, createdAt, periodEnd, cancelsAtPeriodEnd, endedAt, syncedAt, lostPayment } =
        subscription;
      const day = periodEnd.toISOString();
      if (status === 'canceled' && endedAt)
        return [{ fact: lostPayment ?? 'ended', about: id, since: endedAt }];
      if (status !== 'active' && status !== 'trialing') return [];
      const began: News = { fact: 'began', about: id, since: createdAt, params: { day } };
      const cancelled: News = {
        fact: 'cancelled',
        about: `${id}:${day}`,
        since: syncedAt,
        params: { day },
      };
      return cancelsAtPeriodEnd ? [began, cancelled] : [began];
    }),
    ...failed.map(
      ({ id, createdAt, amountDue, currency }): News => ({
        fact: 'payment_failed',
        about: id,
        since: createdAt,
        params: { minor: String(amountDue), currency },
      }),
    ),
    ...given.map(
      ({ id, grantedAt, endsAt }): News => ({
        fact: 'free_months',
        about: String(id),
        since: grantedAt,
        params: { day: endsAt.toISOString() },
      }),
    ),
  ];
}

/** Keeps the mail in the transaction that wrote what it tells of. Members who left are told nothing. */
export async function tellMember(
  context: MailContext,
  tx: Transaction,
  { userId, now }: PaymentEffectCase,
  { fact, about, since, params }: News,
): Promise<void> {
  if (now.getTime() - since.getTime() > newsMs) return;
  const recipient = await createMembershipMailsQueries(tx).findRecipient(userId);
  if (recipient === null || recipient.accountStatus === 'deleted') return;
  await enqueueMail(context, tx, {
    kind: 'membership',
    userId,
    recipient: recipient.email,
    language: recipient.language,
    origin: mailOrigin(context),
    params: { ...params, fact },
    fact: `membership:${fact}:${about}`,
  });
}

/** Nobody's request is the reason, so links lead to the address that the operator has given. */
function mailOrigin({ config }: Pick<AppContext, 'config'>): string {
  return config.http.publicUrl ?? `http://localhost:${config.http.port}`;
}
