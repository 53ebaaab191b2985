import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { createClient, type TestClient } from './client.ts';
import { type SignedInClient, signedInClient } from './factories.ts';
import { type OidcServer, startOidcServer } from './oidc-server.ts';
import type { RequestSample } from './request-sample.ts';
import { requestSamples, samplePayload, sampleUrl } from './request-samples.ts';
import { admitted, type Role, refusal, roles } from './role-matrix.ts';
import { readTableWrites } from './table-state.ts';

const keys = Object.keys(endpoints) as (keyof Endpoints)[];
const table: [keyof Endpoints, Role][] = keys.flatMap((key) =>
  (Object.keys(roles) as Role[]).map((role): [keyof Endpoints, Role] => [key, role]),
);

let oidc: OidcServer;
let testApp: TestApp;

beforeAll(async () => {
  oidc = await startOidcServer();
  const generous = { points: 100_000, seconds: 60 };
  testApp = await buildTestApp({
    // Nothing listens there: a call that streams begins its answer all the same.
    env: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none', ...oidc.env },
    config: {
      limits: {
        signInPerAccount: generous,
        signInPerAddress: generous,
        signInPerDevice: generous,
        signUpPerAddress: generous,
        passkeyQuestionsPerAddress: generous,
        mailsPerMember: generous,
        mailsPerAddress: generous,
        codesPerMember: generous,
        clicksPerAddress: generous,
        sharesPerAddress: generous,
        landingPerAddress: generous,
      },
    },
  });
});
afterAll(async () => {
  await testApp.close();
  await oidc.close();
});

function send(client: TestClient, key: keyof Endpoints, sample: RequestSample) {
  const { method, url } = sampleUrl(key, sample);
  return client.send({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    ...samplePayload(sample),
  });
}

/** Samples that are refused, whoever sends them: nobody's password, a second step or a return without a first. */
const statusOfSample: Partial<Record<keyof Endpoints, number>> = {
  'POST /api/login': 401,
  'POST /api/login/second-factor': 401,
  'POST /api/login/second-factor/passkey-options': 401,
  'POST /api/auth/oidc/callback': 400,
  'POST /api/auth/oidc/link': 400,
  // Of another account than the caller's.
  'POST /api/email-verification': 403,
  // Without a signature.
  'POST /api/payments/webhook': 400,
};

describe('every call by every role', () => {
  it.each(table)('%s as %s', async (key, role) => {
    const definition: Endpoint = endpoints[key];
    const values = roles[role];
    const caller = values === null ? createClient(testApp) : await signedInClient(testApp, values);
    const isAdmitted = admitted[definition.access].includes(role);
    const canOwn = isAdmitted && definition.access !== 'public';
    const owner = canOwn ? (caller as SignedInClient) : await signedInClient(testApp);
    const sample = await requestSamples[key](owner, testApp);
    // What the admitted write is no matter here.
    const before = isAdmitted ? undefined : await readTableWrites(testApp.context.pool);
    const response = await send(caller, key, sample);
    if (before === undefined) {
      const expected = statusOfSample[key] ?? definition.status ?? 200;
      expect(response.status, response.text).toBe(expected);
    } else {
      const { status, reason } = refusal(role, definition.access);
      expect(response.status).toBe(status);
      expect(response.body).toMatchObject({ success: false, reason });
      expect(await readTableWrites(testApp.context.pool)).toEqual(before);
    }
  });
});

/** What one member shares is there for others to answer, report and block; whose it is says the feature's own tests. */
const forOthers: ReadonlySet<keyof Endpoints> = new Set<keyof Endpoints>([
  'PUT /api/community/blocks/:id',
  'POST /api/community/posts/:id/replies',
  'PUT /api/community/posts/:id/reactions/:kind',
  'DELETE /api/community/posts/:id/reactions/:kind',
  'POST /api/community/posts/:id/reports',
  'POST /api/community/replies/:id/reports',
]);

/**
 * Rows of the dictionary belong to nobody: who may change them is the guard's matter alone. A name in a path is one of
 * the content, which everybody has.
 */
const ofRows = keys.filter((key) => {
  const { params, access }: Endpoint = endpoints[key];
  const isOfRow = params !== undefined && /:(?!name\b)/.test(key);
  return isOfRow && !forOthers.has(key) && access !== 'public' && access !== 'admin';
});

/** The same place of a row that nobody has: a number, or a name of the same length. */
function missingParams({ params = {} }: RequestSample): Record<string, string> {
  const { id = '' } = params;
  return { ...params, id: /^\d+$/.test(id) ? '2147483000' : 'A'.repeat(id.length) };
}

describe("another member's row", () => {
  const strangerOf = (key: keyof Endpoints) => (endpoints[key].access === 'premium' ? 'premium' : 'member');
  it.each(ofRows.flatMap((key) => ([strangerOf(key), 'admin'] as const).map((role) => [key, role] as const)))(
    '%s as %s looks like one that is missing',
    async (key, role) => {
      const owner = await signedInClient(testApp);
      const stranger = await signedInClient(testApp, roles[role]);
      const sample = await requestSamples[key](owner, testApp);
      const before = await readTableWrites(testApp.context.pool);
      const response = await send(stranger, key, sample);
      const missing = await send(stranger, key, { ...sample, params: missingParams(sample) });
      expect(response.status).toBe(404);
      expect(response.body).toEqual(missing.body);
      expect(await readTableWrites(testApp.context.pool)).toEqual(before);
    },
  );
});
