import { checkInvariants, isBroken } from '#server/features/invariants/check-invariants.ts';
import { systemClock } from '#server/platform/clock.ts';
import { actOnDatabase } from '../admin/act-on-database.ts';
import { CliError } from '../cli-error.ts';
import type { Command } from '../commands.ts';
import { describeFinding } from './describe-finding.ts';

/** Looks at money, months and commissions, and changes nothing. */
export const checkCommands = {
  check: { subject: 'none', options: [], run: (_subject, _values, write) => check(write) },
} satisfies Record<string, Command>;

async function check(write: (line: string) => void): Promise<void> {
  await actOnDatabase('check', async (db, { config }) => {
    const { findings } = await checkInvariants({ db, config, clock: systemClock });
    const broken = findings.filter(isBroken);
    if (broken.length === 0) return write(`Nothing is broken: ${findings.length} invariants hold.`);
    for (const finding of broken) write(describeFinding(finding));
    throw new CliError(
      `${broken.length} of ${findings.length} invariants are broken. docs/operations.md says of each what to do.`,
    );
  });
}
