import { type Endpoint, type Endpoints, endpoints, errorResponse } from '@chitta/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import type { TestResponse } from './client.ts';
import { type SignedInClient, signedInClient } from './factories.ts';
import { hostileRequest } from './hostile-requests.ts';
import { requestSamples } from './request-samples.ts';
import { readTableWrites } from './table-state.ts';

const runs = 80;
const keys = Object.keys(endpoints) as (keyof Endpoints)[];

let testApp: TestApp;
let member: SignedInClient;

beforeAll(async () => {
  const generous = { points: 1_000_000, seconds: 60 };
  testApp = await buildTestApp({
    config: {
      limits: {
        signInPerAccount: generous,
        signInPerAddress: generous,
        signInPerDevice: generous,
        signUpPerAddress: generous,
        passkeyQuestionsPerAddress: generous,
        secondFactorPerAccount: generous,
        proofsPerMember: generous,
        writesPerMember: generous,
        textsPerMember: generous,
        mailsPerMember: generous,
        mailsPerAddress: generous,
        codesPerMember: generous,
        clicksPerAddress: generous,
        sharesPerAddress: generous,
        landingPerAddress: generous,
        exportsPerMember: generous,
        importsPerMember: generous,
        picturesPerMember: generous,
        recordingsPerMember: generous,
        momentsPerMember: generous,
        postsPerNewMember: generous,
        repliesPerNewMember: generous,
        communityReportsPerMember: generous,
      },
    },
  });
  member = await signedInClient(testApp, { subscriptionTier: 'premium' });
});
afterAll(() => testApp.close());

describe('hostile requests', () => {
  it.each(keys)('%s answers them with a coded 4xx and changes nothing', async (key) => {
    const definition: Endpoint = endpoints[key];
    // An account that was closed is not opened again by signing in.
    if (!(await isSignedIn())) member = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const sample = await requestSamples[key](member, testApp);
    let before = await readTableWrites(testApp.context.pool);
    await fc.assert(
      fc.asyncProperty(hostileRequest(key, definition, sample), async (request) => {
        const response = await member.send(request);
        const after = await readTableWrites(testApp.context.pool);
        expect(response.status, response.text).toBeLessThan(500);
        if (response.status >= 400) {
          expect(errorResponse.parse(response.body)).toEqual(response.body);
        }
        if (response.status >= 400 || request.method === 'GET')
          expect(kept(key, after)).toEqual(kept(key, before));
        const isSignedOut = isSuccessfulWrite(request, response) && !(await isSignedIn());
        if (isSignedOut) await signInAgain();
        before = isSignedOut ? await readTableWrites(testApp.context.pool) : after;
      }),
      { numRuns: runs },
    );
  });
});

/** What is written on purpose: the owner of an address is told of a sign-up, the owner of a link how often it was read. */
const writtenAnyway: Readonly<Record<string, string>> = {
  'POST /api/signup': 'outgoing_mails',
  'GET /api/share/oracle/:token': 'oracle_shares',
};

function kept(key: string, tables: Record<string, string>) {
  return Object.fromEntries(Object.entries(tables).filter(([table]) => table !== writtenAnyway[key]));
}

const isSuccessfulWrite = ({ method }: InjectOptions, { status }: TestResponse) =>
  method !== 'GET' && status < 400;
const isSignedIn = async () => (await member.get('/api/user')).status === 200;

/** A logout, or another sign-in, that happened to be right ends the session that the following requests need. */
async function signInAgain(): Promise<void> {
  member = await signedInClient(testApp, { user: member.user });
}
