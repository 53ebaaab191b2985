import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface OutboxMail {
  /** The file that holds it. */
  readonly path: string;
  readonly mail: Email;
}

/** The mails in the outbox folder of a data folder, oldest first, as a reader shows them. */
export async function readOutbox(dataDir: string): Promise<OutboxMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, mail: await PostalMime.parse(await readFile(path)) };
    }),
  );
}
