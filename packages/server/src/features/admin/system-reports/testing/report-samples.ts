import type { Endpoints } from '@chitta/contract';
import type { SystemReportType } from '@chitta/contract/limits';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';
import { makeDueReports } from '../making/start-making-reports.ts';

type ReportKey = Extract<keyof Endpoints, `${string} /api/admin/system-reports${string}`>;

const dayMs = 24 * 60 * 60_000;
let asked = 0;

/** A period that no other report of the tests has. */
function nextPeriod(): { from: string; until: string } {
  asked += 1;
  const day = new Date(Date.UTC(2020, 0, 1) + asked * dayMs).toISOString().slice(0, 10);
  return { from: day, until: day };
}

/** A report that an administrator has asked for and nobody has made yet. */
export async function askedReport(
  testApp: TestApp,
  more: { type?: SystemReportType; from?: string; until?: string; title?: string } = {},
): Promise<number> {
  const admin = await signedInClient(testApp, { isAdmin: true });
  const body = { type: 'storage', ...nextPeriod(), ...more };
  const answer = await admin.post('/api/admin/system-reports', body);
  return answer.body.data.id;
}

/** One that is ready. */
export async function readyReport(
  testApp: TestApp,
  more: Parameters<typeof askedReport>[1] = {},
): Promise<number> {
  const id = await askedReport(testApp, more);
  await makeDueReports(testApp.context);
  return id;
}

const ready: SampleMaker = async (_, testApp) => ({ params: { id: String(await readyReport(testApp)) } });

/** Valid requests of system reports. */
export const reportSamples: Readonly<Record<ReportKey, SampleMaker>> = {
  'GET /api/admin/system-reports': () => ({ query: { type: 'storage', limit: '5' } }),
  'POST /api/admin/system-reports': async (_, { context }) => {
    // Only a few are made at once.
    await makeDueReports(context);
    return { body: { type: 'storage', ...nextPeriod(), title: 'Room', description: 'Where it goes.' } };
  },
  'GET /api/admin/system-reports/:id': ready,
  'GET /api/admin/system-reports/:id/figures': ready,
  'GET /api/admin/system-reports/:id/file': ready,
  'DELETE /api/admin/system-reports/:id': ready,
};
