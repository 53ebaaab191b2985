import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { PaymentEffect, PaymentEffectCase } from '#server/platform/hooks/payment-effects.ts';
import { listeningOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';
import { createMembershipMailsQueries } from './membership-mails.queries.ts';
import type { MembershipFact } from './memberships.mails.ts';

/** What is older than this was known long ago, or is of no interest any more. */
const noticeMs = 3 * 24 * 60 * 60_000;

type MailContext = Pick<AppContext, 'config' | 'clock' | 'mail'>;

interface Notice {
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
      for (const notice of await collectNotices(tx, about, provider))
        await tellMember(context, tx, about, notice);
    },
  };
}

/** What ends with a provider that no longer runs is told of by the page of the membership alone. */
async function collectNotices(
  tx: Transaction,
  { userId }: PaymentEffectCase,
  provider: PaymentProvider,
): Promise<Notice[]> {
  const queries = createMembershipMailsQueries(tx);
  const subscriptions = await queries.listSubscriptions(userId, provider);
  const failed = await queries.listFailed(userId);
  const given = await queries.listGiven(userId);
  return [
    ...subscriptions.flatMap((subscription): Notice[] => {
      const { id, status, createdAt, periodEnd, cancelsAtPeriodEnd, endedAt, syncedAt, lostPayment } =
        subscription;
      const day = periodEnd.toISOString();
      if (status === 'canceled' && endedAt)
        return [{ fact: lostPayment ?? 'ended', about: id, since: endedAt }];
      if (status !== 'active' && status !== 'trialing') return [];
      const began: Notice = { fact: 'began', about: id, since: createdAt, params: { day } };
      const cancelled: Notice = {
        fact: 'cancelled',
        about: `${id}:${day}`,
        since: syncedAt,
        params: { day },
      };
      return cancelsAtPeriodEnd ? [began, cancelled] : [began];
    }),
    ...failed.map(
      ({ id, createdAt, amountDue, currency }): Notice => ({
        fact: 'payment_failed',
        about: id,
        since: createdAt,
        params: { minor: String(amountDue), currency },
      }),
    ),
    ...given.map(
      ({ id, grantedAt, endsAt }): Notice => ({
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
  { fact, about, since, params }: Notice,
): Promise<void> {
  if (now.getTime() - since.getTime() > noticeMs) return;
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
  return config.http.publicUrl ?? listeningOrigin(config.http);
}
