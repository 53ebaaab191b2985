import { Readable } from 'node:stream';
import type { ChangePayoutMethodRequest } from '@chitta/contract';
import { toDecimal } from '@chitta/contract/money';
import type { AppContext } from '#server/context.ts';
import { csvStart, toCsv } from '#server/features/data/exports/archive/csv.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Download } from '#server/platform/http/streams/register-download.ts';
import { createPayoutsQueries, type KnownPayout } from './payouts.queries.ts';

const heading = [
  'payout',
  'run',
  'prepared',
  'member',
  'username',
  'email',
  'method',
  'holder',
  'account',
  'amount',
  'currency',
  'status',
  'reference',
  'settled',
];

/** A payout run as a table for the bookkeeper, in English. Accounts stand in it until they are paid. Throws `affiliates.run_not_found`. */
export async function writePayoutFile(
  { db, secretBox }: Pick<AppContext, 'db' | 'secretBox'>,
  runId: number,
): Promise<Download> {
  const payouts = await createPayoutsQueries(db).listPayouts([runId]);
  assertThat(payouts.length > 0, 'affiliates.run_not_found');
  const rows: (string | number)[][] = [];
  for (const known of payouts) rows.push(await toRow({ secretBox }, known));
  const content = Buffer.from(csvStart + toCsv([heading, ...rows]));
  return {
    fileName: `payouts-${runId}.csv`,
    estimatedBytes: content.length,
    content: Readable.from([content]),
  };
}

async function toRow(
  { secretBox }: Pick<AppContext, 'secretBox'>,
  { payout, user }: KnownPayout,
): Promise<(string | number)[]> {
  const { methodSealed: sealed, methodKind } = payout;
  const details: ChangePayoutMethodRequest | null =
    sealed === null ? null : JSON.parse((await secretBox.open(sealed)).toString());
  return [
    payout.id,
    payout.runId,
    payout.createdAt.toISOString(),
    user?.id ?? '',
    user?.username ?? '',
    user?.email ?? '',
    methodKind,
    details?.kind === 'bank' ? details.holder : '',
    details === null ? payout.methodHint : details.kind === 'bank' ? details.iban : details.email,
    toDecimal(payout),
    payout.currency.toUpperCase(),
    payout.status,
    payout.reference ?? '',
    payout.settledAt?.toISOString() ?? '',
  ];
}
