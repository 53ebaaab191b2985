import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { mailKinds } from '#server/mails.ts';
import { invariant } from '#server/platform/invariant.ts';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import type { TestApp } from './build-test-app.ts';

/** Sends what is due into the outbox folder, and takes it out of there: the mails as a reader shows them. */
export async function receiveMails({ context }: Pick<TestApp, 'context'>): Promise<Email[]> {
  await deliverMails(context, mailKinds(context));
  const folder = join(context.config.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      await rm(join(folder, name));
      return PostalMime.parse(content);
    }),
  );
}

/** The path and query of the one link in a mail. */
export function linkOf(mail: Email | undefined): string {
  const url = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  invariant(url, 'the mail has a link');
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}
