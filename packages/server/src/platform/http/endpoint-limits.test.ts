import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createConfig } from '#server/config/config.ts';
import { createContext } from '#server/context.ts';
import { createHooks } from '#server/hooks.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestResponse } from '#server/testing/client.ts';
import { type OidcServer, startOidcServer } from '#server/testing/oidc-server.ts';
import { type Attempt, type LimitName, limitCases, post } from './testing/limit-cases.ts';

const points = 3;
const limits = createConfig({}).limits;

let oidc: OidcServer;
let testApp: TestApp;
let otherNode: FastifyInstance;
let addresses = 0;

beforeAll(async () => {
  oidc = await startOidcServer();
  const tight = Object.fromEntries(Object.keys(limits).map((name) => [name, { points, seconds: 600 }]));
  const config = {
    limits: { ...tight, writesPerMember: limits.writesPerMember, textsPerMember: limits.textsPerMember },
  };
  testApp = await buildTestApp({ env: oidc.env, config });
  const { config: same, db, pool, secrets, clock } = testApp.context;
  otherNode = await buildApp(createContext(same, { db, pool, secrets, clock }, createHooks));
});
afterAll(async () => {
  await otherNode.close();
  await testApp.close();
  await oidc.close();
});

const nextAddress = () => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
};
/** Limits that are tried elsewhere, each with the reason. */
const elsewhere: Readonly<Partial<Record<LimitName, string>>> = {
  writesPerMember: 'counted on each node by itself: rate-limits.test.ts',
  textsPerMember: 'counted by weight on each node by itself: text-limits.test.ts',
  pushDevicesPerMember: 'a known device is free: push-subscriptions.routes.test.ts',
  pushTestsPerMember: 'needs a device of its own: push-subscriptions.routes.test.ts',
  deepeningsPerMember: 'needs a language model: deepen-reading.test.ts',
  landingPerAddress: 'counted on each node by itself: landing-experiments.routes.test.ts',
};

const table = Object.entries(limitCases).flatMap(([limit, named]) =>
  Object.entries(named ?? {}).map(([name, prepare]) => ({ limit, name, prepare })),
);

async function send(app: FastifyInstance, attempt: Attempt, remoteAddress: string): Promise<TestResponse> {
  const { method = 'POST', url, payload, cookie, headers } = attempt;
  return createClient({ ...testApp, app }).send({
    method,
    url,
    remoteAddress,
    headers: { ...(cookie && { cookie }), ...headers },
    ...(payload && { payload }),
  });
}

describe('over the limit', () => {
  it.each(table)('of $limit: no more $name, right or not, on any node', async ({ prepare }) => {
    const { wrong, right = wrong, isFromEverywhere = false } = await prepare({ testApp, oidc, nextAddress });
    const home = nextAddress();
    const from = () => (isFromEverywhere ? nextAddress() : home);
    for (let attempt = 0; attempt < points; attempt += 1) {
      const node = attempt % 2 === 0 ? testApp.app : otherNode;
      expect((await send(node, wrong, from())).status).not.toBe(429);
    }
    for (const node of [testApp.app, otherNode]) {
      const refused = await send(node, right, from());
      expect([refused.status, refused.body.reason]).toEqual([429, 'requests.too_many']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('counts the first 64 bits of an IPv6 address as one place', async () => {
    const start = post('/api/login/passkey-options');
    for (let host = 1; host <= points; host += 1) {
      expect((await send(testApp.app, start, `2001:db8:7:7::${host}`)).status).toBe(200);
    }
    expect((await send(otherNode, start, '2001:db8:7:7:ffff::9')).status).toBe(429);
    expect((await send(otherNode, start, '2001:db8:7:8::1')).status).toBe(200);
  });

  it('is tried for every limit that there is', () => {
    const tried = new Set([...Object.keys(limitCases), ...Object.keys(elsewhere)]);
    expect(Object.keys(limits).filter((name) => !tried.has(name))).toEqual([]);
  });
});
