import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

describe('createLimiter', () => {
  it('never lets more through at once than it may, and everyone in the end', async () => {
    const limiter = createLimiter({ inFlight: 3, waiting: 100 });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 40 }, () => limiter(work)));
    expect(most).toBe(3);
    expect(running).toBe(0);
  });

  it('refuses the one after a full queue and serves the next after that', async () => {
    const limiter = createLimiter({ inFlight: 1, waiting: 1 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = limiter(() => promise);
    const second = limiter(async () => 'second');
    await expect(limiter(async () => 'third')).rejects.toMatchObject({ reason: 'server.overloaded' });
    resolve('first');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await limiter(async () => 'fourth')).toBe('fourth');
  });

  it('lets who is known go first, and refuses nobody for a queue that is not theirs', async () => {
    const limiter = createLimiter({ inFlight: 1, waiting: 2 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const order: string[] = [];
    const pass = (name: string, priority?: 'high') => limiter(async () => void order.push(name), priority);
    const all = [limiter(() => promise), pass('stranger 1'), pass('stranger 2')];
    expect(() => limiter.assertCapacity()).toThrow('The server is busy');
    expect(() => limiter.assertCapacity('high')).not.toThrow();
    all.push(pass('known 1', 'high'), pass('known 2', 'high'));
    await expect(pass('known 3', 'high')).rejects.toMatchObject({ reason: 'server.overloaded' });
    resolve();
    await Promise.all(all);
    expect(order).toEqual(['known 1', 'known 2', 'stranger 1', 'stranger 2']);
  });

  it('says before the work whether there is room for it', async () => {
    const limiter = createLimiter({ inFlight: 1, waiting: 1 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = limiter(() => promise);
    expect(limiter.assertCapacity).not.toThrow();
    const second = limiter(() => promise);
    expect(limiter.assertCapacity).toThrow('The server is busy');
    resolve();
    await Promise.all([first, second]);
    expect(limiter.assertCapacity).not.toThrow();
  });

  it('frees the place of work that failed', async () => {
    const limiter = createLimiter({ inFlight: 1, waiting: 5 });
    await expect(limiter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limiter(async () => 'served')).toBe('served');
  });
});
