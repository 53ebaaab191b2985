import { prepareSecrets } from '#server/platform/crypto/prepare-secrets.ts';
import { createSecretBox } from '#server/platform/crypto/secret-box.ts';
import { openOwnDatabase, readOwnSettings } from '../backups/open-own-database.ts';
import { CliError } from '../cli-error.ts';
import type { Command } from '../command.ts';

/** For an operator who has lost the key that small secrets are sealed with. */
export const secretsCommands = {
  'secrets forget': {
    subject: 'none',
    options: ['yes'],
    run: (_subject, { yes }, write) => forget(yes === true, write),
  },
} satisfies Record<string, Command>;

async function forget(isConfirmed: boolean, write: (line: string) => void): Promise<void> {
  if (!isConfirmed) {
    throw new CliError(
      'This takes away every authenticator app and bank account that no key here opens: their owners sign in with ' +
        'what else they have, and give them again. Look for the key first. Add --yes to do it.',
    );
  }
  const settings = readOwnSettings();
  const database = await openOwnDatabase(settings, { command: 'secrets', sharesRunning: false });
  try {
    const secretBox = createSecretBox(settings);
    const { resealed, forgotten } = await prepareSecrets(
      { pool: database.pool, secretBox },
      { isForgetting: true },
    );
    write(
      `${forgotten} secrets were taken away, ${resealed} sealed with the key of today. Start Chitta again.`,
    );
  } finally {
    await database.close();
  }
}
