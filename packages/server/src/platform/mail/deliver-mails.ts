import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import type { Handle, Transaction } from '#server/db/client.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { MailKind, OutgoingMail } from './mail.ts';
import { renderMail } from './render-mail.ts';

const minute = 60_000;
/** How long after each failed try the next one comes; after the last, the mail is given up. */
const delays = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60].map((minutes) => minutes * minute);
const batchSize = 10;

/** Told of a mail that was given up, in the transaction that says so. */
export type OnGivenUp = (tx: Transaction, mail: OutgoingMail) => Promise<void>;

/** What mails are written by, and who hears of those that were given up. */
interface Delivery {
  readonly kinds: readonly MailKind[];
  readonly onGivenUp: OnGivenUp;
}

/**
 * Sends every mail that is due, and says how many were. A mail is claimed by moving its time on, so nodes that do
 * this at once never send the same one, and one that a node died with is tried again.
 */
export async function deliverMails(
  context: AppContext,
  kinds: readonly MailKind[],
  onGivenUp: OnGivenUp = async () => undefined,
): Promise<number> {
  const delivery = { kinds, onGivenUp };
  let sent = 0;
  for (;;) {
    const mails = await claimDue(context);
    const outcomes = await Promise.all(mails.map((mail) => deliver(context, delivery, mail)));
    sent += outcomes.filter(Boolean).length;
    if (mails.length < batchSize) return sent;
  }
}

async function claimDue({ db, clock }: AppContext): Promise<OutgoingMail[]> {
  const now = clock.now();
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(and(isNull(outgoingMails.sentAt), isNull(outgoingMails.failedAt), lte(outgoingMails.dueAt, now)))
    .orderBy(outgoingMails.dueAt)
    .limit(batchSize)
    .for('update', { skipLocked: true });
  return db
    .update(outgoingMails)
    .set({
      attempts: sql`${outgoingMails.attempts} + 1`,
      dueAt: new Date(now.getTime() + (delays[0] ?? minute)),
    })
    .where(inArray(outgoingMails.id, due))
    .returning();
}

/** True where the mail was sent. What goes wrong is kept with the mail as a code: messages name addresses. */
async function deliver(
  context: AppContext,
  { kinds, onGivenUp }: Delivery,
  mail: OutgoingMail,
): Promise<boolean> {
  try {
    const kind = kinds.find((each) => each.kind === mail.kind);
    const text = await kind?.write(mail);
    if (!text) return await drop(context, mail);
    const messageId = `<mail-${mail.id}-${mail.createdAt.getTime()}@${new URL(mail.origin).hostname}>`;
    const { address, language } = text.to ?? { address: mail.recipient, language: mail.language };
    const { unsubscribe } = text;
    const stopping = unsubscribe === undefined ? {} : { unsubscribe };
    await context.mail.send({ to: address, messageId, ...renderMail(text, language), ...stopping });
    const forgotten = kind?.forgetsRecipient ? { recipient: '' } : {};
    await close(context, mail, { sentAt: context.clock.now(), failure: null, params: {}, ...forgotten });
    return true;
  } catch (error) {
    await postpone(context, { mail, onGivenUp }, error);
    return false;
  }
}

/** Nothing was sent there, so the address is not kept either: it may be anybody's. */
function drop(context: AppContext, mail: OutgoingMail): Promise<boolean> {
  return close(context, mail, {
    failedAt: context.clock.now(),
    failure: 'not_needed',
    recipient: '',
    params: {},
  });
}

async function close(
  { db }: { readonly db: Handle },
  { id }: OutgoingMail,
  outcome: Partial<Pick<OutgoingMail, 'sentAt' | 'failedAt' | 'failure' | 'recipient' | 'params'>>,
): Promise<boolean> {
  await db.update(outgoingMails).set(outcome).where(eq(outgoingMails.id, id));
  return false;
}

/** A mail server that refuses the address for good is not asked again. */
async function postpone(
  context: AppContext,
  { mail, onGivenUp }: { readonly mail: OutgoingMail; readonly onGivenUp: OnGivenUp },
  error: unknown,
): Promise<void> {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const failure = responseCode === undefined ? code : `${code} ${responseCode}`;
  const now = context.clock.now();
  context.log.warn(
    { mail: mail.id, kind: mail.kind, attempt: mail.attempts, failure },
    'a mail was not sent',
  );
  const delay = delays[mail.attempts - 1];
  const isRefused = code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
  if (delay === undefined || isRefused) {
    await inTransaction(context.db, async (tx) => {
      // What it needs stays with it, so that an administrator can have it sent again.
      await close({ db: tx }, mail, { failedAt: now, failure });
      await onGivenUp(tx, mail);
    });
    return;
  }
  await context.db
    .update(outgoingMails)
    .set({ dueAt: new Date(now.getTime() + delay), failure })
    .where(eq(outgoingMails.id, mail.id));
}
