import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { pushKeys } from '#server/db/tables/platform/push-keys.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { createPushService } from './push-service.ts';

const testApp = await buildTestApp({ env: { SECRET_KEY: randomBytes(32).toString('base64') } });
afterAll(() => testApp.close());
const { context } = testApp;

describe('the keys for push services', () => {
  it('are one pair, however many nodes make it at once, and sealed', async () => {
    await context.db.delete(pushKeys);
    const nodes = Array.from({ length: 8 }, () => createPushService(context));
    const pairs = await Promise.all(nodes.map((node) => node.keys()));
    expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
    const [row, ...more] = await context.db.select().from(pushKeys);
    expect(more).toEqual([]);
    const privateKey = Buffer.from(pairs[0]?.privateKey ?? '', 'base64url');
    expect(privateKey.length).toBe(32);
    expect(row?.sealed.includes(privateKey)).toBe(false);
    expect(await context.secretBox.open(row?.sealed ?? Buffer.of())).toEqual(privateKey);
    expect(row?.publicKey).toBe(pairs[0]?.publicKey);
  });

  it("are the operator's where one is set, and nothing is kept of it", async () => {
    const ecdh = createECDH('prime256v1');
    const publicKey = ecdh.generateKeys('base64url');
    const vapidPrivateKey = ecdh.getPrivateKey('base64url').padStart(43, 'A');
    await context.db.delete(pushKeys);
    const secrets = { ...context.secrets, vapidPrivateKey };
    expect(await createPushService({ ...context, secrets }).keys()).toEqual({
      publicKey,
      privateKey: vapidPrivateKey,
    });
    expect(await context.db.select().from(pushKeys)).toEqual([]);
  });

  it('are asked for again after a failure', async () => {
    let isBroken = true;
    const secretBox = {
      ...context.secretBox,
      seal: (secret: Uint8Array) =>
        isBroken ? Promise.reject(new Error('no key yet')) : context.secretBox.seal(secret),
    };
    await context.db.delete(pushKeys);
    const service = createPushService({ ...context, secretBox });
    await expect(service.keys()).rejects.toThrow('no key yet');
    isBroken = false;
    expect((await service.keys()).publicKey).toHaveLength(87);
  });
});
