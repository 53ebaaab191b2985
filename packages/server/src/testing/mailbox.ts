import { rm } from 'node:fs/promises';
import type { Email } from 'postal-mime';
import { mailKinds } from '#server/mails.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import type { TestApp } from './build-test-app.ts';
import { readOutbox } from './outbox.ts';

/** Sends what is due into the outbox folder, and takes it out of there: the mails as a reader shows them. */
export async function receiveMails({ context }: Pick<TestApp, 'context'>): Promise<Email[]> {
  await deliverMails(context, mailKinds(context));
  const received = await readOutbox(context.config.dataDir);
  await Promise.all(received.map(({ path }) => rm(path)));
  return received.map(({ mail }) => mail);
}

/** The path and query of the one link in a mail. */
export function linkOf(mail: Email | undefined): string {
  const url = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  invariant(url, 'the mail has a link');
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}
