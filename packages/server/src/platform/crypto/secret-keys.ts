import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Secrets } from '#server/config/secrets.ts';
import { invariant } from '../errors/invariant.ts';

/** Below the folder of members' files, which is backed up with the database: what is restored must be readable. */
export const secretKeyFile = 'keys/secret.key';

export interface SecretKeys {
  /** What new secrets are sealed with. */
  readonly current: Buffer;
  /** What older ones may be sealed with. */
  readonly others: readonly Buffer[];
}

const keyBytes = 32;

/** The operator's keys, and that of the key file: the only one, made where it is missing, if the operator gives none. */
export async function readSecretKeys(
  { secretKey, previousSecretKey }: Pick<Secrets, 'secretKey' | 'previousSecretKey'>,
  filesFolder: string,
): Promise<SecretKeys> {
  const file = join(filesFolder, secretKeyFile);
  const given = [secretKey, previousSecretKey]
    .filter((key) => key !== null)
    .map((key) => Buffer.from(key, 'base64'));
  const kept = await readKeyFile(file);
  if (secretKey === null) {
    const current = kept ?? (await makeKeyFile(file));
    return { current, others: given };
  }
  const [current, ...others] = given;
  invariant(current, 'a key that is set is there');
  return { current, others: kept === null ? others : [...others, kept] };
}

async function readKeyFile(file: string): Promise<Buffer | null> {
  const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    // A file that is there and cannot be read may be the key that everything is sealed with.
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  return kept?.length === keyBytes ? kept : null;
}

async function makeKeyFile(file: string): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(keyBytes), { flag: 'wx', mode: 0o600 });
  // Whoever begins first gives the file its name, whole; everyone else takes that one.
  await link(draft, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  const key = await readKeyFile(file);
  invariant(key, `${file} holds a whole key`);
  return key;
}
