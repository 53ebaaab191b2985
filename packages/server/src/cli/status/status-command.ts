import { findRunningServer } from '@chitta/embedded-postgres';
import { type Figures, readFigures } from '#server/features/admin/operating-figures/read-figures.ts';
import { findTroubles } from '#server/features/admin/operating-figures/troubles.policy.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { actOnDatabase } from '../admin/act-on-database.ts';
import { readOwnSettings } from '../backups/open-own-database.ts';
import { CliError } from '../cli-error.ts';
import type { Command } from '../command.ts';

/** For cron, and for whoever wants to know: ends with 1 where something needs a person. */
export const statusCommands = {
  status: { subject: 'none', options: [], run: (_subject, _values, write) => showStatus(write) },
} satisfies Record<string, Command>;

async function showStatus(write: (line: string) => void): Promise<void> {
  const { database } = readOwnSettings().config;
  if (database.kind === 'embedded' && findRunningServer(database.dataDir) === undefined) {
    throw new CliError(`Chitta is not running on ${database.dataDir}.`);
  }
  await actOnDatabase('status', async (db, { config }) => {
    const figures = await readFigures({ db, config, clock: systemClock });
    for (const line of describeFigures(figures)) write(line);
    const troubles = findTroubles(figures, { config, now: systemClock.now() });
    if (troubles.length > 0) throw new CliError(troubles.join('\n'));
    write('Nothing needs a person.');
  });
}

/** A line each: what it is, and how it is. */
export function describeFigures({
  version,
  database,
  jobs,
  newestBackupAt,
  freeDiskBytes,
}: Figures): string[] {
  const rows: readonly (readonly [string, string])[] = [
    ['version', version],
    ['database', `${megabytes(database.bytes)} MB`],
    ['connections', `${database.busyConnections} of ${database.connections} busy`],
    ['disk', Number.isFinite(freeDiskBytes) ? `${megabytes(freeDiskBytes)} MB free` : 'unknown'],
    ['newest backup', newestBackupAt === null ? 'none' : `${minute(newestBackupAt)} UTC`],
    ['mails', `${database.mailsWaiting} waiting, ${database.mailsStuck} for more than an hour`],
    [
      'pushes',
      `${database.pushesWaiting} waiting, ${database.devicesUnauthorized} devices refused within a day`,
    ],
    ['payment events', `${database.paymentEventsWaiting} waiting, ${database.paymentEventsStuck} stuck`],
    ...jobs.map(({ name, state, succeededAt }) => {
      const success = succeededAt === null ? 'never done yet' : `done ${minute(succeededAt)} UTC`;
      return [`job ${name}`, state === 'failed' ? `failed, ${success}` : success] as const;
    }),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
const minute = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');
