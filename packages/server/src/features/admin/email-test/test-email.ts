import type { EmailTest, OutgoingMailState } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { probeMailServer } from '#server/platform/mail/probe-mail-server.ts';
import { presentMail } from './email-test.presenter.ts';
import { createEmailTestQueries } from './email-test.queries.ts';

/** What became of the last mails, newest first. */
export async function listLastMails({ db }: AppContext): Promise<OutgoingMailState[]> {
  return (await createEmailTestQueries(db).listLast()).map(presentMail);
}

/** Where mails go, how far a connection to there comes, and what became of the last ones. */
export async function testEmail(context: AppContext): Promise<EmailTest> {
  const [server, mails] = await Promise.all([probeMailServer(context), listLastMails(context)]);
  return { target: context.mail.target, from: context.config.mail.from, server, mails };
}
