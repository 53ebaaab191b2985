import { readFile } from 'node:fs/promises';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';

/** What a password of theirs is compared with. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
}

/** With fewer further characters than this, a password that holds the member's own name is only that name. */
const ownPartAtLeast = 4;

let listed: Promise<ReadonlySet<string>> | undefined;

/** The list, one password a line, lower case, read once on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  listed ??= readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8').then(
    (text) => new Set(text.split('\n')),
  );
  return listed;
}

/** Whether a password is among the first that an attacker would try: a common one, one unit repeated, or one's own name. */
export async function isGuessablePassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const folded = foldIdentifier(password);
  if (/^(.{1,4})\1+$/su.test(folded)) return true;
  if (isMostlyName(folded, owner)) return true;
  return (await commonPasswords()).has(folded);
}

function isMostlyName(folded: string, { username, email }: PasswordOwner): boolean {
  const address = foldIdentifier(email);
  const names = [foldIdentifier(username), address, address.split('@')[0] ?? address];
  return names.some((name) => {
    return folded.includes(name) && folded.replaceAll(name, '').length < ownPartAtLeast;
  });
}
