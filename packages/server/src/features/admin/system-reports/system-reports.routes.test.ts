import { foldedPart, reportMeasures, systemReport, systemReportTypes } from '@chitta/contract/limits';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { systemReports } from '#server/db/tables/admin/system-reports.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { expireSystemReportsJob } from './expire-system-reports.job.ts';
import { makeDueReports } from './making/start-making-reports.ts';
import { sourcesOf } from './sources/sources-of.ts';
import { askedReport, readyReport } from './testing/report-samples.ts';
import { seedNews } from './testing/seed-news.ts';

let testApp: TestApp;
let admin: SignedInClient;
const url = '/api/admin/system-reports';
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-21T12:00:00Z'));
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const make = () => makeDueReports(testApp.context);
const ask = (body: object) => admin.post(url, body);
const period = { from: '2026-11-01', until: '2026-11-21' };

/** The lines of a report's file, by column. */
async function linesOf(id: number): Promise<Record<string, string>[]> {
  const { text } = await admin.get(`${url}/${id}/file`);
  return parse(text, { bom: true, columns: true });
}

async function storedFiles(): Promise<string[]> {
  const found: string[] = [];
  for await (const { path } of testApp.context.files.list('system-reports')) found.push(path);
  return found;
}

describe('asking for a report', () => {
  it('begins one that is made beside the requests, shown, downloaded, counted and deleted', async () => {
    const asked = await ask({
      type: 'members',
      ...period,
      title: ' November ',
      description: 'For us.\r\nAll.',
    });
    expect(asked.status).toBe(201);
    const { id } = asked.body.data;
    expect(asked.body.data).toEqual({
      id,
      type: 'members',
      title: 'November',
      description: 'For us.\nAll.',
      status: 'generating',
      from: '2026-11-01',
      until: '2026-11-21',
      progress: 0,
      failure: null,
      createdAt: '2026-11-21T12:00:00.000Z',
      generatedAt: null,
      generatedBy: admin.user.username,
      size: null,
      rows: null,
      downloadCount: 0,
      expiresAt: null,
    });
    const early = await admin.get(`${url}/${id}/file`);
    expect([early.status, early.body.reason]).toEqual([409, 'system_reports.not_ready']);
    expect((await admin.get(`${url}/${id}/figures`)).body.reason).toBe('system_reports.not_ready');

    await make();
    const { body: ready } = await admin.get(`${url}/${id}`);
    expect(ready.data).toMatchObject({
      status: 'ready',
      progress: 100,
      generatedAt: '2026-11-21T12:00:00.000Z',
      expiresAt: new Date(testApp.clock.now().getTime() + systemReport.keptDays * dayMs).toISOString(),
    });
    const { headers, text } = await admin.get(`${url}/${id}/file`);
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="members-2026-11-01-2026-11-21.csv"',
    });
    expect(Buffer.byteLength(text)).toBe(ready.data.size);
    expect(await linesOf(id)).toHaveLength(ready.data.rows);
    expect((await admin.get(`${url}/${id}`)).body.data.downloadCount).toBe(2);

    expect((await admin.delete(`${url}/${id}`)).status).toBe(200);
    expect(await storedFiles()).toEqual([]);
    expect((await admin.get(`${url}/${id}`)).status).toBe(404);
    const acts = await testApp.context.db.select().from(auditLog).orderBy(auditLog.id);
    expect(acts.map(({ action, details }) => [action, details.number])).toEqual([
      ['system_report.asked_for', id],
      ['system_report.downloaded', id],
      ['system_report.downloaded', id],
      ['system_report.deleted', id],
    ]);
  });

  it.each([
    ['a day that is to come', { from: '2026-11-01', until: '2026-11-22' }, 'system_reports.bad_period'],
    ['more than ten years', { from: '2016-11-01', until: '2026-11-21' }, 'system_reports.bad_period'],
    ['an end before the beginning', { from: '2026-11-21', until: '2026-11-01' }, 'requests.invalid'],
    ['a day that there is not', { from: '2026-02-30', until: '2026-11-01' }, 'requests.invalid'],
    ['another kind', { type: 'secrets', ...period }, 'requests.invalid'],
    ['a title over two lines', { ...period, title: 'one\ntwo' }, 'requests.invalid'],
  ])('refuses %s', async (_, body, reason) => {
    const answer = await ask({ type: 'storage', ...body });
    expect(answer.body.reason).toBe(reason);
    expect(await testApp.context.db.$count(systemReports)).toBe(0);
  });

  it('is refused while the same is being made, also where two ask at once', async () => {
    const answers = await Promise.all([1, 2].map(() => ask({ type: 'storage', ...period })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('system_reports.being_made');
    await make();
    expect((await ask({ type: 'storage', ...period })).status).toBe(201);
    await make();
  });

  it('is refused while too many are being made', async () => {
    for (let count = 0; count < systemReport.generating; count += 1) await askedReport(testApp);
    expect((await ask({ type: 'money', ...period })).body.reason).toBe('system_reports.too_many');
    await make();
    expect((await ask({ type: 'money', ...period })).status).toBe(201);
    await make();
  });

  it('is listed page by page, the newest first, and narrowed to a type', async () => {
    const first = await readyReport(testApp, { type: 'security' });
    const second = await readyReport(testApp, { type: 'security' });
    const { body: page } = await admin.get(`${url}?type=security&limit=1`);
    expect(page.data.items.map(({ id }: { id: number }) => id)).toEqual([second]);
    const { body: next } = await admin.get(`${url}?type=security&limit=1&cursor=${page.data.nextCursor}`);
    expect(next.data).toMatchObject({ items: [{ id: first }], nextCursor: null });
    expect((await admin.get(`${url}?cursor=x`)).body.reason).toBe('requests.invalid');
  });

  it('asks a number of times in an hour', async () => {
    const limited = await buildTestApp({
      config: { limits: { reportsPerAdmin: { points: 1, seconds: 3600 } } },
    });
    try {
      const hasty = await signedInClient(limited, { isAdmin: true });
      await hasty.post(url, { type: 'storage', from: '2020-01-01', until: '2020-01-01' });
      const answer = await hasty.post(url, { type: 'money', from: '2020-01-01', until: '2020-01-01' });
      expect([answer.status, answer.body.reason]).toEqual([429, 'requests.too_many']);
      expect(await limited.context.db.$count(systemReports)).toBe(1);
    } finally {
      await limited.close();
    }
  });
});

describe('the figures', () => {
  it.each(systemReportTypes)(
    'of %s are counted by every measure, and the file has its columns',
    async (type) => {
      expect(sourcesOf[type].map(({ measure }) => measure)).toEqual([...reportMeasures[type]]);
      const id = await readyReport(testApp, { type, ...period });
      const { body } = await admin.get(`${url}/${id}/figures`);
      expect(body.data.report).toMatchObject({ id, status: 'ready', failure: null });
      for (const line of await linesOf(id)) {
        expect(Object.keys(line)).toEqual(['day', 'measure', 'part', 'value', 'unit', 'currency']);
      }
    },
  );

  it('tell the whole, fold small parts, and quote nothing of members', async () => {
    const write = async (count: number, language: 'en' | 'es', dreams: number) => {
      for (let member = 0; member < count; member += 1) {
        const { user } = await signedInClient(testApp, { language });
        await testApp.context.pool.query(
          `INSERT INTO dreams (user_id, title, content, language, shard, created_at, updated_at, tags)
           SELECT $1, 'A secret title', 'A secret dream of the sea at night.', $2, 0, at, at, '{secret}'
           FROM generate_series(1, $3::int) AS n, LATERAL (SELECT ('2024-03-0' || n)::timestamptz AS at) AS moment`,
          [user.id, language, dreams],
        );
      }
    };
    await write(6, 'en', 2);
    await write(5, 'es', 1);
    const id = await readyReport(testApp, { type: 'dreams', from: '2024-03-01', until: '2024-03-31' });
    const { body } = await admin.get(`${url}/${id}/figures`);
    const dreams = body.data.figures.filter(({ measure }: { measure: string }) => measure === 'dreams');
    expect(dreams.map(({ part, value }: { part: string; value: number }) => [part, value])).toEqual([
      [null, 17],
      ['en', 12],
      ['es', 5],
    ]);
    const lines = (await linesOf(id)).filter(({ measure }) => measure === 'dreams');
    expect(lines.map(({ day, part, value, unit }) => [day, part, value, unit])).toEqual([
      ['2024-03-01', '', '11', 'count'],
      ['2024-03-01', 'en', '6', 'count'],
      ['2024-03-01', 'es', '5', 'count'],
      ['2024-03-02', '', '6', 'count'],
      ['2024-03-02', 'en', '6', 'count'],
    ]);

    // One fewer: nothing tells any longer how many dreams those four wrote in Spanish.
    await testApp.context.pool.query(
      `DELETE FROM dreams WHERE ctid = (SELECT ctid FROM dreams WHERE language = 'es' LIMIT 1)`,
    );
    const folded = await readyReport(testApp, { type: 'dreams', from: '2024-03-01', until: '2024-03-31' });
    const after = (await linesOf(folded)).filter(({ measure }) => measure === 'dreams');
    expect(after.map(({ day, part, value }) => [day, part, value])).toEqual([
      ['2024-03-01', '', '10'],
      ['2024-03-02', '', '6'],
      ['2024-03-02', 'en', '6'],
    ]);
    const { text } = await admin.get(`${url}/${folded}/file`);
    expect(text).not.toContain('secret');
    expect(JSON.stringify((await admin.get(`${url}/${folded}/figures`)).body)).not.toContain('secret');
    expect(after.some(({ part }) => part === foldedPart)).toBe(false);
  });

  it('give money in its currency, in whole units for spreadsheets and minor ones for the page', async () => {
    const { user } = await signedInClient(testApp);
    const invoice = (id: string, currency: string, amount: number) =>
      testApp.context.pool.query(
        `INSERT INTO invoices (user_id, id, provider, status, reason, currency, total, tax, amount_due, amount_paid,
           period_start, period_end, created_at, paid_at, attempts)
         VALUES ($1, $2, 'sandbox', 'paid', 'create', $3, $4, 0, $4, $4, $5, $5, $5, $5, 1)`,
        [user.id, id, currency, amount, '2023-05-04T10:00:00Z'],
      );
    await invoice('in_1', 'usd', 1999);
    await invoice('in_2', 'usd', 1);
    await invoice('in_3', 'jpy', 500);
    const id = await readyReport(testApp, { type: 'money', from: '2023-05-01', until: '2023-05-31' });
    const lines = (await linesOf(id)).filter(({ measure }) => measure === 'paid');
    expect(lines).toEqual([
      { day: '2023-05-04', measure: 'paid', part: '', value: '500', unit: 'money', currency: 'JPY' },
      { day: '2023-05-04', measure: 'paid', part: '', value: '20', unit: 'money', currency: 'USD' },
    ]);
    const { body } = await admin.get(`${url}/${id}/figures`);
    expect(body.data.figures).toContainEqual({
      measure: 'paid',
      part: null,
      value: 2000,
      unit: 'money',
      currency: 'usd',
    });
  });

  it('tell thousands of lines, by day, and no cell begins a formula', async () => {
    await seedNews(testApp.context.pool, { count: 12_345, from: '2022-01-01' });
    const id = await readyReport(testApp, { type: 'money', from: '2022-01-01', until: '2022-12-31' });
    const lines = (await linesOf(id)).filter(({ measure }) => measure === 'payment_events');
    const parts = lines.filter(({ part }) => part !== '');
    expect(parts).toHaveLength(12_345);
    expect(lines.length - parts.length).toBe(13);
    expect(lines.map(({ day }) => day)).toEqual(lines.map(({ day }) => day).toSorted());
    expect(lines[0]).toMatchObject({ day: '2022-01-01', part: '', value: '1000' });
    expect(parts.filter(({ part }) => part?.startsWith('='))).toEqual([]);
    expect(parts.filter(({ part }) => part?.startsWith(`'=kind.`))).toHaveLength(124);
    const { body } = await admin.get(`${url}/${id}/figures`);
    const shown = body.data.figures.filter(
      ({ measure }: { measure: string }) => measure === 'payment_events',
    );
    expect(shown[0]).toMatchObject({ part: null, value: 12_345 });
    expect(shown.length).toBeLessThan(100);
  });
});

describe('reports past their time', () => {
  it('go with their files, and files that nobody names do too', async () => {
    const { context, clock } = testApp;
    const gone = await readyReport(testApp);
    const failed = await askedReport(testApp);
    await context.db.update(systemReports).set({ attempts: 3 });
    await make();
    expect((await admin.get(`${url}/${failed}`)).body.data).toMatchObject({
      status: 'failed',
      failure: 'interrupted',
    });
    await context.files.put('system-reports/nobodys.csv', Buffer.from('x'), 'text/csv');
    clock.advance((systemReport.keptDays + 1) * dayMs);
    const later = await signedInClient(testApp, { isAdmin: true });
    const kept = await readyReport(testApp);
    await expireSystemReportsJob(context).run();
    expect((await later.get(`${url}/${gone}`)).status).toBe(404);
    expect((await later.get(`${url}/${failed}`)).status).toBe(404);
    expect((await later.get(`${url}/${kept}`)).body.data.status).toBe('ready');
    expect(await storedFiles()).toHaveLength(1);
  });

  it('say so where the file is gone', async () => {
    const id = await readyReport(testApp);
    const later = await signedInClient(testApp, { isAdmin: true });
    for (const path of await storedFiles()) await testApp.context.files.delete(path);
    const answer = await later.get(`${url}/${id}/file`);
    expect([answer.status, answer.body.reason]).toEqual([404, 'system_reports.file_gone']);
    expect((await later.get(`${url}/${id}`)).body.data.downloadCount).toBe(0);
  });
});
