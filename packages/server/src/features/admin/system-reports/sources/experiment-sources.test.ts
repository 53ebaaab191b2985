import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  landingExperimentPhases,
  landingExperiments,
  landingPageVariants,
} from '#server/db/tables/experiments/landing-experiments.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { readyReport } from '../testing/report-samples.ts';

let testApp: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-21T12:00:00Z'));
  admin = await signedInClient(testApp, { isAdmin: true });
  await runExperiment('Shorter headline', { Control: [40, 4], 'Three words': [60, 6] });
  await runExperiment('=Button, in green', { Control: [7, 1] });
});
afterAll(() => testApp.close());

const at = new Date('2026-11-10T08:00:00Z');
const day = '2026-11-10';

/** Visitors and sign-ups of each variant on one day. */
async function runExperiment(
  name: string,
  variants: Record<string, readonly [number, number]>,
): Promise<void> {
  const { db } = testApp.context;
  const [experiment] = await db
    .insert(landingExperiments)
    .values({ name, status: 'stopped', createdAt: at, updatedAt: at })
    .returning();
  const experimentId = experiment?.id ?? 0;
  const [phase] = await db
    .insert(landingExperimentPhases)
    .values({ experimentId, number: 1, seed: 'x', coverage: 1, weights: {}, startedAt: at, endedAt: at })
    .returning();
  for (const [position, [label, [visitors, signUps]]] of Object.entries(variants).entries()) {
    const variantKey = `sample-${experimentId}-${position}`;
    const [variant] = await db
      .insert(landingPageVariants)
      .values({ experimentId, position, variantKey, name: label })
      .returning();
    const [phaseId, variantId] = [phase?.id ?? 0, variant?.id ?? 0];
    await db.execute(sql`INSERT INTO ab_test_metrics SELECT * FROM jsonb_populate_record(NULL::ab_test_metrics,
      (SELECT jsonb_object_agg(column_name, 0) FROM information_schema.columns WHERE table_name = 'ab_test_metrics')
      || ${JSON.stringify({ phase_id: phaseId, variant_id: variantId, day, visitors, bounces: 2, computed_at: at })}::jsonb)`);
    await db.execute(sql`INSERT INTO ab_test_conversions (phase_id, variant_id, conversion_type, converted_at)
      SELECT ${phaseId}, ${variantId}, 'sign_up', ${at.toISOString()}::timestamptz FROM generate_series(1, ${signUps}::int)`);
  }
}

it('tells experiments and variants by what they are called, also where two variants are called alike', async () => {
  const id = await readyReport(testApp, { type: 'experiments', from: day, until: day });
  const { figures } = (await admin.get(`/api/admin/system-reports/${id}/figures`)).body.data;
  const of = (measure: string) =>
    figures
      .filter((figure: { measure: string; part: string | null }) => figure.measure === measure)
      .map(({ part, value }: { part: string | null; value: number }) => [part, value]);
  expect(of('landing_visitors')).toEqual([
    [null, 107],
    ['Shorter headline · Three words', 60],
    ['Shorter headline · Control', 40],
    ['=Button, in green · Control', 7],
  ]);
  expect(of('landing_bounces')[0]).toEqual([null, 6]);
  // Of people: what stands for fewer than five is never told alone.
  expect(of('landing_sign_ups')).toEqual([[null, 11]]);
  expect(of('landing_conversions')).toEqual([
    [null, 11],
    ['sign_up', 11],
  ]);
  const { text } = await admin.get(`/api/admin/system-reports/${id}/file`);
  expect(text).toContain(`${day},landing_visitors,Shorter headline · Three words,60,count,`);
  // A name is nothing that a spreadsheet counts.
  expect(text).toContain(`"'=Button, in green · Control"`);
});
