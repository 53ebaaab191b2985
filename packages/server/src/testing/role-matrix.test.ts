import { type Access, type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewUser } from '#server/db/tables/users.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { createClient, type TestClient } from './client.ts';
import { type SignedInClient, signedInClient } from './factories.ts';
import { type RequestSample, requestSamples, sampleUrl } from './request-samples.ts';
import { readTableState } from './table-state.ts';

const roles = {
  visitor: null,
  member: {},
  premium: { subscriptionTier: 'premium' },
  unlimited: { hasUnlimitedAccess: true },
  affiliate: { affiliateStatus: 'active' },
  admin: { isAdmin: true },
  suspended: { accountStatus: 'suspended' },
  deleted: { accountStatus: 'deleted' },
} as const satisfies Record<string, Partial<NewUser> | null>;
type Role = keyof typeof roles;

/** Who passes each guard; everyone else gets the reason that `refusal` names. */
const admitted: Record<Access, readonly Role[]> = {
  public: Object.keys(roles) as Role[],
  member: ['member', 'premium', 'unlimited', 'affiliate', 'admin'],
  premium: ['premium', 'unlimited', 'admin'],
  affiliate: ['affiliate', 'admin'],
  admin: ['admin'],
};

function refusal(role: Role): { status: number; reason: string } {
  if (role === 'visitor' || role === 'deleted') return { status: 401, reason: 'accounts.signed_out' };
  if (role === 'suspended') return { status: 403, reason: 'accounts.suspended' };
  return { status: 403, reason: 'requests.forbidden' };
}

const keys = Object.keys(endpoints) as (keyof Endpoints)[];
const table: [keyof Endpoints, Role][] = keys.flatMap((key) =>
  (Object.keys(roles) as Role[]).map((role): [keyof Endpoints, Role] => [key, role]),
);

let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 100_000, seconds: 60 };
  testApp = await buildTestApp({
    config: {
      limits: { signInPerAccount: generous, signInPerAddress: generous, signUpPerAddress: generous },
    },
  });
});
afterAll(() => testApp.close());

function send(client: TestClient, key: keyof Endpoints, sample: RequestSample) {
  const { method, url } = sampleUrl(key, sample);
  const payload = sample.body === undefined ? {} : { payload: sample.body };
  return client.send({ method: method as NonNullable<InjectOptions['method']>, url, ...payload });
}

describe('every call by every role', () => {
  it.each(table)('%s as %s', async (key, role) => {
    const definition: Endpoint = endpoints[key];
    const values = roles[role];
    const caller = values === null ? createClient(testApp) : await signedInClient(testApp, values);
    const isAdmitted = admitted[definition.access].includes(role);
    const canOwn = isAdmitted && definition.access !== 'public';
    const owner = canOwn ? (caller as SignedInClient) : await signedInClient(testApp);
    const sample = await requestSamples[key](owner);
    const before = await readTableState(testApp.context.pool);
    const response = await send(caller, key, sample);
    if (isAdmitted) {
      const expected = key === 'POST /api/login' ? 401 : (definition.status ?? 200);
      expect(response.status, response.text).toBe(expected);
    } else {
      const { status, reason } = refusal(role);
      expect(response.status).toBe(status);
      expect(response.body).toMatchObject({ success: false, reason });
      expect(await readTableState(testApp.context.pool)).toEqual(before);
    }
  });
});

const ofRows = keys.filter((key) => (endpoints[key] as Endpoint).params !== undefined);

describe("another member's row", () => {
  it.each(ofRows.flatMap((key) => (['member', 'admin'] as const).map((role) => [key, role] as const)))(
    '%s as %s looks like one that is missing',
    async (key, role) => {
      const owner = await signedInClient(testApp);
      const stranger = await signedInClient(testApp, roles[role]);
      const sample = await requestSamples[key](owner);
      const before = await readTableState(testApp.context.pool);
      const response = await send(stranger, key, sample);
      const missing = await send(stranger, key, { ...sample, params: { id: '2147483000' } });
      expect(response.status).toBe(404);
      expect(response.body).toEqual(missing.body);
      expect(await readTableState(testApp.context.pool)).toEqual(before);
    },
  );
});
