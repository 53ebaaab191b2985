import { limits } from '@chitta/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { draftExperiment, experimentBody, runningExperiment } from '../testing/landing-experiment-samples.ts';

const url = '/api/admin/experiments';
let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

interface Known {
  readonly id: number;
  readonly version: number;
  readonly status: limits.ExperimentStatus;
  readonly variants: readonly { readonly key: string; readonly weight: number }[];
}

const see = async (id: number) => (await admin.get(`${url}/${id}`)).body.data;
const act = async (id: number, name: string, more: object = {}) =>
  admin.post(`${url}/${id}/${name}`, { version: (await see(id)).version, ...more });

/** Everything that is there, stopped or taken back, so that nothing stands in the way. */
async function clear(): Promise<void> {
  for (const { id, status } of (await admin.get(url)).body.data.items as Known[])
    if (status === 'running' || status === 'rolled_out') await act(id, 'stop');
}

async function experimentThatIs(status: limits.ExperimentStatus): Promise<Known> {
  await clear();
  const draft = await draftExperiment(admin);
  if (status !== 'draft') await act(draft.id, 'start');
  if (status === 'stopped' || status === 'rolled_out') await act(draft.id, 'stop');
  if (status === 'rolled_out') await act(draft.id, 'rollout', { variant: draft.variants[1].key });
  return see(draft.id);
}

const acts = { running: 'start', stopped: 'stop', rolled_out: 'rollout' } as const;
const pairs = limits.experimentStatuses.flatMap((from) =>
  (Object.keys(acts) as (keyof typeof acts)[]).map((to) => [from, to] as const),
);

describe('the table of transitions', () => {
  it.each(pairs)('%s to %s', async (from, to) => {
    const before = await experimentThatIs(from);
    expect(before).toMatchObject({ status: from, transitions: limits.experimentTransitions[from] });
    const more = to === 'rolled_out' ? { variant: before.variants[1]?.key } : {};
    const { status, body } = await act(before.id, acts[to], more);
    const allowed: readonly string[] = limits.experimentTransitions[from];
    if (allowed.includes(to)) expect([status, body.data?.status]).toEqual([200, to]);
    else {
      expect([status, body.reason]).toEqual([409, 'experiments.no_such_transition']);
      expect(await see(before.id)).toEqual(before);
    }
  });
});

describe('a draft', () => {
  it('is written, changed by who has seen it, and kept in the audit log without its texts', async () => {
    const draft = await draftExperiment(admin);
    expect(draft).toMatchObject({ status: 'draft', version: 1, phases: [], rolledOut: null, coverage: 1 });
    expect(draft.variants.map((each: { isControl: boolean }) => each.isControl)).toEqual([true, false]);
    const body = { ...experimentBody({ name: 'Another name', coverage: 0.5 }), version: 1 };
    const both = await Promise.all([
      admin.put(`${url}/${draft.id}`, body),
      admin.put(`${url}/${draft.id}`, body),
    ]);
    expect(both.map((one) => one.body.reason ?? one.body.data.name).sort()).toEqual([
      'Another name',
      'experiments.changed_meanwhile',
    ]);
    const [last] = await testApp.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ action: 'experiment.changed', details: { experiment: draft.id } });
    expect(JSON.stringify(last)).not.toContain('dreams');
  });

  it('weighs 10 where nothing is said', async () => {
    const body = experimentBody();
    const variants = body.variants.map(({ weight: _, ...variant }) => variant);
    const { body: answer } = await admin.post(url, { ...body, variants });
    expect(answer.data.variants.map(({ weight }: { weight: number }) => weight)).toEqual([10, 10]);
  });

  it.each([
    [
      'one variant',
      (body: ReturnType<typeof experimentBody>) => ({ ...body, variants: body.variants.slice(0, 1) }),
    ],
    [
      'one weight',
      (body: ReturnType<typeof experimentBody>) => ({
        ...body,
        variants: body.variants.map((each, at) => ({ ...each, weight: at })),
      }),
    ],
    [
      'a key twice',
      (body: ReturnType<typeof experimentBody>) => ({
        ...body,
        variants: body.variants.map((each) => ({ ...each, key: 'twice' })),
      }),
    ],
    [
      'a text in one language',
      (body: ReturnType<typeof experimentBody>) => ({
        ...body,
        variants: body.variants.map((each) => ({
          ...each,
          content: { texts: { headline: { en: 'Only English' } } },
        })),
      }),
    ],
    [
      'a block twice',
      (body: ReturnType<typeof experimentBody>) => ({
        ...body,
        variants: body.variants.map((each) => ({
          ...each,
          content: { texts: {}, blocks: ['yours', 'yours', 'ground'] },
        })),
      }),
    ],
    ['a field of its own', (body: ReturnType<typeof experimentBody>) => ({ ...body, status: 'running' })],
  ])('is refused with %s', async (_what, spoil) => {
    const before = (await admin.get(url)).body.data.items.length;
    const { status, body } = await admin.post(url, spoil(experimentBody()));
    expect([status, body.reason]).toEqual([422, 'requests.invalid']);
    expect((await admin.get(url)).body.data.items).toHaveLength(before);
  });

  it('takes no key that another variant has', async () => {
    const first = experimentBody();
    await admin.post(url, first);
    const { status, body } = await admin.post(url, first);
    expect([status, body.reason]).toEqual([409, 'experiments.key_taken']);
  });
});

describe('an experiment that has begun', () => {
  it('changes neither texts nor weights, whoever asks for it', async () => {
    await clear();
    const running = await runningExperiment(admin);
    const changed = await admin.put(`${url}/${running.id}`, {
      ...experimentBody(),
      version: running.version,
    });
    expect([changed.status, changed.body.reason]).toEqual([409, 'experiments.not_a_draft']);
    const change = testApp.context.pool.query(
      `UPDATE landing_experiment_phases SET weights = '{}' WHERE experiment_id = $1`,
      [running.id],
    );
    await expect(change).rejects.toMatchObject({ code: '23514' });
    await act(running.id, 'stop');
    const stopped = await admin.put(`${url}/${running.id}`, {
      ...experimentBody(),
      version: running.version + 1,
    });
    expect(stopped.body.reason).toBe('experiments.not_a_draft');
  });

  it('is deleted as a draft alone, as it was seen, and the log tells its name', async () => {
    const draft = await draftExperiment(admin, { name: 'Thought better of' });
    const remove = ({ id, version }: Pick<Known, 'id' | 'version'>) =>
      admin.delete(`${url}/${id}?version=${version}`);
    expect((await admin.delete(`${url}/${draft.id}`)).body.reason).toBe('requests.invalid');
    expect((await remove({ ...draft, version: 7 })).body.reason).toBe('experiments.changed_meanwhile');
    expect((await remove(draft)).body).toEqual({ success: true });
    expect((await remove(draft)).body.reason).toBe('experiments.not_found');
    expect((await admin.get(`${url}/${draft.id}`)).status).toBe(404);
    const { rows } = await testApp.context.pool.query(
      'SELECT 1 FROM landing_page_variants WHERE experiment_id = $1',
      [draft.id],
    );
    expect(rows).toEqual([]);
    const [entry] = await testApp.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'experiment.deleted',
      details: { experiment: draft.id, name: 'Thought better of' },
    });
    for (const status of ['running', 'stopped', 'rolled_out'] as const) {
      const begun = await experimentThatIs(status);
      expect((await remove(begun)).body.reason).toBe('experiments.not_a_draft');
      expect((await see(begun.id)).status).toBe(status);
    }
  });

  it('gets other weights by a phase of its own, with another seed', async () => {
    await clear();
    const { id, variants } = await runningExperiment(admin);
    const [control, treatment] = (variants as Known['variants']).map(({ key }) => key) as [string, string];
    testApp.clock.advance(1000);
    const begin = (weights: object) => act(id, 'phases', { coverage: 0.5, weights });
    expect((await begin({ [control]: 1 })).body.reason).toBe('experiments.no_such_variant');
    expect((await begin({ [control]: 1, other: 2 })).body.reason).toBe('experiments.no_such_variant');
    expect((await begin({ [control]: 0, [treatment]: 2 })).body.reason).toBe('requests.invalid');
    const { body } = await begin({ [control]: 30, [treatment]: 10 });
    const [first, second] = body.data.phases;
    expect([first.number, first.weights, first.coverage]).toEqual([1, { [control]: 10, [treatment]: 10 }, 1]);
    expect(first.endedAt).toBe(second.startedAt);
    expect([second.number, second.weights, second.coverage, second.endedAt]).toEqual([
      2,
      { [control]: 30, [treatment]: 10 },
      0.5,
      null,
    ]);
    const { rows } = await testApp.context.pool.query(
      'SELECT count(DISTINCT seed)::integer AS seeds FROM landing_experiment_phases WHERE experiment_id = $1',
      [id],
    );
    expect(rows[0].seeds).toBe(2);
  });

  it('runs alone, and its variant takes the place of what was rolled out before', async () => {
    await clear();
    const first = await runningExperiment(admin);
    const second = await draftExperiment(admin);
    expect((await act(second.id, 'start')).body.reason).toBe('experiments.another_runs');
    await act(first.id, 'stop');
    expect((await act(first.id, 'rollout', { variant: 'nobody-has-it' })).body.reason).toBe(
      'experiments.no_such_variant',
    );
    const { key } = first.variants[1];
    expect((await act(first.id, 'rollout', { variant: key })).body.data.rolledOut).toBe(key);
    await act(second.id, 'start');
    await act(second.id, 'stop');
    const out = await act(second.id, 'rollout', { variant: second.variants[1].key });
    expect(out.body.data.status).toBe('rolled_out');
    expect(await see(first.id)).toMatchObject({ status: 'stopped', rolledOut: null });
  });
});
