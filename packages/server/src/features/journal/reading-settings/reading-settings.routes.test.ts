import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const path = '/api/reading-settings';
const testApp = await buildTestApp();
afterAll(() => testApp.close());

const consentOf = async ({ user }: SignedInClient) => {
  const [row] = await testApp.context.db.select().from(users).where(eq(users.id, user.id));
  return row?.modelConsentAt ?? null;
};

const untouched = { followUpQuestions: true, hasModelConsent: false, isModelAvailable: false, address: null };

describe('reading settings', () => {
  it('ask later, send nothing and address nobody until the member says so', async () => {
    const client = await signedInClient(testApp);
    expect(await client.get(path)).toMatchObject({ status: 200, body: { success: true, data: untouched } });
  });

  it('change one by one, for this member alone', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    expect((await client.patch(path, { address: 'feminine' })).body.data).toEqual({
      ...untouched,
      address: 'feminine',
    });
    await client.patch(path, { followUpQuestions: false });
    expect((await client.get(path)).body.data).toEqual({
      ...untouched,
      followUpQuestions: false,
      address: 'feminine',
    });
    expect((await client.patch(path, { address: null })).body.data.address).toBeNull();
    expect((await client.patch(path, {})).body.data.followUpQuestions).toBe(false);
    expect((await other.get(path)).body.data).toEqual(untouched);
  });

  it('keep when consent was given, and nothing once it is taken back', async () => {
    const client = await signedInClient(testApp);
    const given = testApp.clock.now();
    expect((await client.patch(path, { hasModelConsent: true })).body.data.hasModelConsent).toBe(true);
    testApp.clock.advance(60_000);
    await client.patch(path, { hasModelConsent: true });
    expect(await consentOf(client)).toEqual(given);
    expect((await client.patch(path, { hasModelConsent: false })).body.data.hasModelConsent).toBe(false);
    expect(await consentOf(client)).toBeNull();
  });

  it.each([[{ address: 'neither' }], [{ followUpQuestions: null }], [{ hasModelConsent: 'yes' }]])(
    'refuse %j',
    async (body) => {
      const client = await signedInClient(testApp);
      expect(await client.patch(path, body)).toMatchObject({ status: 422 });
      expect((await client.get(path)).body.data).toEqual(untouched);
    },
  );
});

describe('with a language model of the operator', () => {
  it('say that there is one', async () => {
    const withModel = await buildTestApp({
      env: { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' },
    });
    try {
      const client = await signedInClient(withModel);
      expect((await client.get(path)).body.data).toMatchObject({
        isModelAvailable: true,
        hasModelConsent: false,
      });
    } finally {
      await withModel.close();
    }
  });
});
