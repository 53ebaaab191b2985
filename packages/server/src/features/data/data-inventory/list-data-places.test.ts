import { dataPlaces } from '@chitta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { profileColumns } from '#server/features/data/exports/sections/account.queries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { inventoriedTables } from './list-data-places.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

/** Tables with a `user_id` that tell nothing of that member, each with the reason. */
const notOfMembers: Readonly<Record<string, string>> = {};

/** Columns of a member's own row that no export has, each with the reason. */
const withheld: Readonly<Record<string, string>> = {
  id: 'a number of this database',
  username_key: 'username, folded',
  email_key: 'email, folded',
  password: 'opens the account, though hashed',
  stripe_customer_id: 'a number of the payment provider, which has its own export',
  sandbox_customer_id: 'a number of the embedded payment provider',
  stripe_subscription_id: 'a number of the payment provider, which has its own export',
  membership_turn: 'a counter of this server',
  is_admin: 'a right on this server',
  address_proof: 'how this server knows the address; whether it does is in there',
  is_demo: 'a mark of this server',
  auth0_id: 'a number of the identity provider',
  referred_by: 'names another member',
  natal_chart_api_calls: 'a counter of this server',
  closed_at: 'closed accounts export nothing',
  follow_up_questions: 'in the reading settings',
  model_consent_at: 'in the reading settings',
  model_consent_host: 'in the reading settings',
  address: 'in the reading settings',
};

async function columnsOf(where: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await testApp.context.pool.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND ${where} ORDER BY 1, 2`,
  );
  return rows;
}

const inventoryOf = async (client: SignedInClient): Promise<Record<string, number>> => {
  const { body } = await client.get('/api/data-inventory');
  const places = body.data.places as { place: string; count: number }[];
  return Object.fromEntries(places.map(({ place, count }) => [place, count]));
};

describe('the inventory', () => {
  it('tells of every table that has a member', async () => {
    const tables = (await columnsOf(`column_name = 'user_id'`)).map(({ table }) => table);
    expect(tables.length).toBeGreaterThan(5);
    const unnamed = tables.filter((table) => !inventoriedTables.has(table) && !notOfMembers[table]);
    expect(unnamed, 'name them in kept-places.ts, in a section of exports, or above').toEqual([]);
  });

  it('names no table that is not there', async () => {
    const tables = new Set((await columnsOf('true')).map(({ table }) => table));
    expect([...inventoriedTables].filter((table) => !tables.has(table))).toEqual([]);
  });

  it('leaves out no column of a member without a reason', async () => {
    const columns = (await columnsOf(`table_name = 'users'`)).map(({ column }) => column);
    const exported = new Set(Object.values(profileColumns).map(({ name }) => name));
    const forgotten = columns.filter((column) => !exported.has(column) && !withheld[column]);
    expect(forgotten, 'export them in account.queries.ts, or say above why not').toEqual([]);
    expect(Object.keys(withheld).filter((column) => exported.has(column))).toEqual([]);
  });

  it('names each place once', async () => {
    const client = await signedInClient(testApp);
    expect(Object.keys(await inventoryOf(client)).sort()).toEqual([...dataPlaces].sort());
  });

  it('counts what is there, for this member alone', async () => {
    const client = await signedInClient(testApp);
    const other = await signedInClient(testApp);
    const empty = await inventoryOf(client);
    const save = (more: Record<string, unknown>) =>
      client.post('/api/dreams', {
        userId: client.user.id,
        content: 'A dog stood in my old house.',
        ...more,
      });
    await save({});
    const read = (await save({ translation: 'A room fills.' })).body.data;
    const gone = (await save({ translation: 'A room fills.' })).body.data;
    const answer = (id: number) =>
      client.send({ method: 'PUT', url: `/api/dreams/${id}/answer`, payload: { text: 'I let it wait.' } });
    await answer(read.id);
    await client.post(`/api/dreams/${read.id}/readings`, {});
    await answer(read.id);
    await answer(gone.id);
    await client.delete(`/api/dreams/${gone.id}`);
    await client.post('/api/personal-symbols', { name: 'Rex' });
    const symbol = (await client.post('/api/personal-symbols', { name: 'Fido' })).body.data;
    await client.delete(`/api/personal-symbols/${symbol.id}`);
    await testApp.context.sessions.open(client.user.id);
    expect(empty).toMatchObject({ profile: 1, dreams: 0, sessions: 1, 'symbol-occurrences': 0 });
    expect(await inventoryOf(client)).toMatchObject({
      dreams: 2,
      readings: 1,
      'earlier-readings': 1,
      'follow-ups': 1,
      'deleted-dreams': 1,
      'personal-symbols': 1,
      'deleted-personal-symbols': 1,
      sessions: 2,
    });
    expect((await inventoryOf(client))['symbol-occurrences']).toBeGreaterThan(0);
    expect(await inventoryOf(other)).toEqual(empty);
  });

  it('says which places an export holds', async () => {
    const client = await signedInClient(testApp);
    const { body } = await client.get('/api/data-inventory');
    const exported = body.data.places.filter(({ isExported }: { isExported: boolean }) => isExported);
    expect(exported.map(({ place }: { place: string }) => place)).toEqual([
      'profile',
      'picture',
      'reading-settings',
      'personal-symbols',
      'dismissed-suggestions',
      'memberships',
      'referrals',
      'affiliates',
      'dreams',
      'voice-recordings',
      'dismissed-recurrences',
      'letters',
      'oracle-profile',
      'oracle-consultations',
      'moments',
      'exercise-sessions',
      'recall-marks',
      'memory-settings',
      'programme-runs',
      'community-profile',
      'community-circles',
      'community-posts',
      'community-answers',
      'tickets',
      'ticket-interests',
      'push-devices',
      'reminders',
      'notifications',
      'deleted-dreams',
      'deleted-personal-symbols',
      'readings',
      'earlier-readings',
      'follow-ups',
      'practice-entries',
      'oracle-follow-ups',
    ]);
  });
});
