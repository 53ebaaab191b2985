import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';
import { eraseFromOutbox, outboxFolder, purgeOutbox } from './outbox.ts';

const config = {
  dataDir: join(tmpdir(), `chitta-outbox-${randomUUID()}`),
  mail: { from: 'a@b.example', timeoutMs: 1 },
};
const left = async () => (await readdir(outboxFolder(config))).toSorted();

beforeEach(() => mkdir(config.dataDir, { recursive: true }));
afterEach(() => rm(config.dataDir, { recursive: true, force: true }));

async function put(messageId: string, to: string, text: string): Promise<void> {
  const mailer = createMailer({ config, secrets: { smtpUrl: null } });
  await mailer.send({ messageId, to, subject: 'A note', text, html: `<p>${text}</p>` });
}

it('loses what was sent to an address, or names it, and keeps the rest', async () => {
  await put('to', 'Luna@Example.org', 'Hello');
  await put('plain', 'sol@example.org', `${'word '.repeat(14)} luna@example.org wants this`);
  await put('accents', 'sol@example.org', `${'ñandú ávido óseo '.repeat(9)} luna@example.org`);
  await put('other', 'sol@example.org', 'Hello');
  expect(await left()).toHaveLength(4);
  await eraseFromOutbox(config, ['luna@example.org', '']);
  expect(await left()).toEqual(['other.eml']);
});

it('loses what is old', async () => {
  await put('old', 'luna@example.org', 'Hello');
  await put('new', 'luna@example.org', 'Hello');
  const before = new Date(Date.now() - 60_000);
  await utimes(join(outboxFolder(config), 'old.eml'), before, before);
  await purgeOutbox(config, new Date(Date.now() - 30_000));
  expect(await left()).toEqual(['new.eml']);
});

it('may not be there', async () => {
  await purgeOutbox(config, new Date());
  await eraseFromOutbox(config, ['luna@example.org']);
});
