import { errorTable } from '@chitta/contract';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { isGuessablePassword, type PasswordOwner } from './password-policy.ts';
import { hashPassword } from './passwords.ts';

/** Hash of a password that somebody has chosen. Throws `accounts.password_too_common`, with the field `password`. */
export async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  assertThat(!(await isGuessablePassword(password, owner)), 'accounts.password_too_common', {
    details: [{ path: 'password', message: errorTable['accounts.password_too_common'].message }],
  });
  return hashPassword(password);
}
