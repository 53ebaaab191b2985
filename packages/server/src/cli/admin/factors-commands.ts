import { resetFactors } from '#server/features/identity/factors/reset-factors.ts';
import { listeningOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { createSessionStore } from '#server/platform/sessions/session-store.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { CliError } from '../cli-error.ts';
import type { Command } from '../command.ts';
import { actByCommand, actOnDatabase, findTyped } from './act-on-database.ts';

/** For a member who has lost every second factor, and whom the operator has recognised by other means. */
export const factorsCommands = {
  'factors reset': {
    subject: 'needed',
    options: ['yes', 'id'],
    run: (subject, { yes, id }, write) => reset(subject, { isConfirmed: yes === true, id }, write),
  },
} satisfies Record<string, Command>;

interface ResetValues {
  readonly isConfirmed: boolean;
  readonly id: string | undefined;
}

async function reset(
  subject: string,
  { isConfirmed, id }: ResetValues,
  write: (line: string) => void,
): Promise<void> {
  await actOnDatabase('factors', async (db, { config, secrets }) => {
    const user = await findTyped(db, subject, id);
    if (!isConfirmed) {
      throw new CliError(
        `This takes away every second factor of ${user.username} (${user.email}) and ends all their sessions. Be sure who asks for it. Add --yes to do it.`,
      );
    }
    const clock = systemClock;
    const sessions = createSessionStore({ db, clock, config });
    // A node that runs sends it; else the next one that starts.
    const context = { db, clock, sessions, mail: createMailer({ config, secrets }) };
    const isDone = await resetFactors(
      context,
      actByCommand(user),
      config.http.publicUrl ?? listeningOrigin(config.http),
    );
    if (!isDone) return write(`${user.username} has no second factor.`);
    write(`${user.username} has no second factor any more and is logged out everywhere. A mail says so.`);
    if (user.isAdmin) write('The desk of administrators stays closed to them until they set one up again.');
  });
}
