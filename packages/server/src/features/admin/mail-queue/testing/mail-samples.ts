import type { Endpoints } from '@chitta/contract';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

type Mail = typeof outgoingMails.$inferInsert;

/** A mail that was given up after its last try. */
export async function keepMail({ context }: TestApp, more: Partial<Mail> = {}): Promise<number> {
  const now = context.clock.now();
  const [row] = await context.db
    .insert(outgoingMails)
    .values({
      recipient: 'zorbelina@example.org',
      kind: 'test_mail',
      language: 'en',
      origin: 'http://localhost',
      createdAt: now,
      dueAt: now,
      attempts: 8,
      failedAt: now,
      failure: 'ECONNREFUSED',
      ...more,
    })
    .returning({ id: outgoingMails.id });
  return row?.id ?? 0;
}

type MailKey = Extract<keyof Endpoints, `${string} /api/admin/mails${string}`>;

const body = { reason: 'The mail server is back.' };
const onFailed: SampleMaker = async (_owner, testApp) => ({
  params: { id: String(await keepMail(testApp)) },
  body,
});

/** Valid requests of the queue of mails. */
export const mailSamples: Readonly<Record<MailKey, SampleMaker>> = {
  'GET /api/admin/mails': () => ({ query: { state: 'failed', limit: '5' } }),
  'POST /api/admin/mails/:id/retry': onFailed,
  'POST /api/admin/mails/:id/discard': onFailed,
  'POST /api/admin/mails/retry-failed': async (_owner, testApp) => {
    await keepMail(testApp);
    return { body };
  },
};
