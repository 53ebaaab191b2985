import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { pushKeys } from '#web/lib/push/push-keys.ts';
import { writeLocal } from '#web/lib/storage-keys.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';
import { buildDevice } from '../testing/build-device.ts';
import { publicKey, stubPush } from '../testing/stub-push.ts';
import { keepSubscribed } from './keep-subscribed.ts';

const subscribe = 'POST /api/push/subscribe';
const otherKey = Buffer.alloc(65, 9).toString('base64url');
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

async function start(
  options: Parameters<typeof stubPush>[0],
  devices: (hash: string) => readonly unknown[],
  answers: StubAnswers = {},
) {
  const browser = stubPush({ permission: 'granted', ...options });
  const calls = stubApi({
    'GET /api/push/vapid-public-key': { json: { publicKey } },
    'GET /api/push/subscriptions': () =>
      dataAnswer({ items: devices(hashOf(browser.subscription?.endpoint ?? '')), isOn: true }),
    [subscribe]: dataAnswer({}),
    ...answers,
  });
  await keepSubscribed(7);
  return { browser, told: calls.filter(({ key }) => key === subscribe), calls };
}
const known = (endpointHash: string) => [buildDevice({ endpointHash })];

describe('keepSubscribed', () => {
  beforeEach(() => {
    stubCaches();
    writeLocal(pushKeys.member, '7');
  });

  it('changes nothing where all is as it was', async () => {
    const { browser, told } = await start({ subscribedWith: publicKey }, known);
    expect(browser.subscription?.endpoint).toBe('https://push.example/1');
    expect(told).toEqual([]);
  });

  it('tells the server of a device that it has lost', async () => {
    const { told } = await start({ subscribedWith: publicKey }, () => []);
    expect(told[0]?.body).toMatchObject({ subscription: { endpoint: 'https://push.example/1' } });
  });

  it('tells it also where the push service had refused everything', async () => {
    const { told } = await start({ subscribedWith: publicKey }, (endpointHash) => [
      buildDevice({ endpointHash, isActive: false }),
    ]);
    expect(told).toHaveLength(1);
  });

  it('subscribes anew where the browser has ended it', async () => {
    const { browser, told } = await start({}, known);
    expect(browser.subscription).not.toBeNull();
    expect(told).toHaveLength(1);
  });

  it('subscribes anew where the server signs with another key', async () => {
    const { browser, told } = await start({ subscribedWith: otherKey }, known);
    expect(browser.subscription?.endpoint).toBe('https://push.example/2');
    expect(told[0]?.body).toMatchObject({ subscription: { endpoint: 'https://push.example/2' } });
  });

  it('asks for nothing where the member has turned nothing on', async () => {
    localStorage.clear();
    const { calls } = await start({}, known);
    expect(calls).toEqual([]);
  });

  it('ends what somebody else has left behind', async () => {
    writeLocal(pushKeys.member, '8');
    const { browser, calls } = await start({ subscribedWith: publicKey }, known);
    expect(browser.subscription).toBeNull();
    expect(calls).toEqual([]);
  });

  it('leaves a browser alone that refuses', async () => {
    const { calls } = await start({ permission: 'denied' }, known);
    expect(calls).toEqual([]);
  });
});
