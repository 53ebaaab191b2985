import { checkInvariants, isBroken } from '#server/features/admin/invariants/check-invariants.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { actOnDatabase } from '../admin/act-on-database.ts';
import { CliError } from '../cli-error.ts';
import type { Command } from '../command.ts';
import { describeFinding } from './describe-finding.ts';

/** Looks at money, months and commissions, and changes nothing. */
export const checkCommands = {
  check: { subject: 'none', options: [], run: (_subject, _values, write) => check(write) },
} satisfies Record<string, Command>;

async function check(write: (line: string) => void): Promise<void> {
  await actOnDatabase('check', async (db, { config }) => {
    const { findings } = await checkInvariants({ db, config, clock: systemClock }).catch(explainMissing);
    const broken = findings.filter(isBroken);
    if (broken.length === 0) return write(`Nothing is broken: ${findings.length} invariants hold.`);
    for (const finding of broken) write(describeFinding(finding));
    throw new CliError(
      `${broken.length} of ${findings.length} invariants are broken. docs/operations.md says of each what to do.`,
    );
  });
}

/** What PostgreSQL says of a table or column that a newer version makes. */
const missing = new Set(['42P01', '42703']);

function explainMissing(error: unknown): never {
  const { code } = ((error instanceof Error && error.cause) || {}) as { readonly code?: string };
  if (code === undefined || !missing.has(code)) throw error;
  throw new CliError(
    'The database is not brought up to this version yet: start Chitta once, then check again.',
  );
}
