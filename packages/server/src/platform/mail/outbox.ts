import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';

/** Where mails are put while there is no mail server: `DATA_DIR/outbox`, also those of before there was one. */
export function outboxFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** Deletes the mails that were written before `time`. */
export async function purgeOutbox(config: Pick<Config, 'dataDir'>, time: Date): Promise<void> {
  for (const path of await listMails(config)) {
    const written = await stat(path).catch(() => null);
    if (written !== null && written.mtime < time) await rm(path, { force: true });
  }
}

/** Deletes the mails that were sent to one of these addresses, or name it. */
export async function eraseFromOutbox(
  config: Pick<Config, 'dataDir'>,
  addresses: readonly string[],
): Promise<void> {
  const sought = addresses.map((address) => address.toLowerCase()).filter((address) => address !== '');
  if (sought.length === 0) return;
  for (const path of await listMails(config)) {
    const text = readable(await readFile(path, 'utf8').catch(() => ''));
    if (sought.some((address) => text.includes(address))) await rm(path, { force: true });
  }
}

async function listMails(config: Pick<Config, 'dataDir'>): Promise<string[]> {
  const folder = outboxFolder(config);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /\.eml(?:\.part)?$/.test(name)).map((name) => join(folder, name));
}

/** A mail as it lies there, lower case, its headers and lines whole, its base64 parts read. */
function readable(mail: string): string {
  const whole = mail.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]+/g, ' ');
  const encoded = mail.match(/(?:^[A-Za-z0-9+/]{4,}={0,2}\r?\n)+/gm) ?? [];
  const decoded = encoded.map((part) => Buffer.from(part, 'base64').toString('utf8'));
  return [whole, ...decoded].join('\n').toLowerCase();
}
