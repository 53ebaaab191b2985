import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('createGate', () => {
  it('never lets more through at once than it may, and everyone in the end', async () => {
    const gate = createGate({ inFlight: 3, waiting: 100 });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 40 }, () => gate(work)));
    expect(most).toBe(3);
    expect(running).toBe(0);
  });

  it('refuses the one after a full queue and serves the next after that', async () => {
    const gate = createGate({ inFlight: 1, waiting: 1 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = gate(() => promise);
    const second = gate(async () => 'second');
    await expect(gate(async () => 'third')).rejects.toMatchObject({ reason: 'server.overloaded' });
    resolve('first');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await gate(async () => 'fourth')).toBe('fourth');
  });

  it('lets who is known go first, and refuses nobody for a queue that is not theirs', async () => {
    const gate = createGate({ inFlight: 1, waiting: 2 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const order: string[] = [];
    const pass = (name: string, lane?: 'known') => gate(async () => void order.push(name), lane);
    const all = [gate(() => promise), pass('stranger 1'), pass('stranger 2')];
    expect(() => gate.assertOpen()).toThrow('The server is busy');
    expect(() => gate.assertOpen('known')).not.toThrow();
    all.push(pass('known 1', 'known'), pass('known 2', 'known'));
    await expect(pass('known 3', 'known')).rejects.toMatchObject({ reason: 'server.overloaded' });
    resolve();
    await Promise.all(all);
    expect(order).toEqual(['known 1', 'known 2', 'stranger 1', 'stranger 2']);
  });

  it('says before the work whether there is room for it', async () => {
    const gate = createGate({ inFlight: 1, waiting: 1 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = gate(() => promise);
    expect(gate.assertOpen).not.toThrow();
    const second = gate(() => promise);
    expect(gate.assertOpen).toThrow('The server is busy');
    resolve();
    await Promise.all([first, second]);
    expect(gate.assertOpen).not.toThrow();
  });

  it('frees the place of work that failed', async () => {
    const gate = createGate({ inFlight: 1, waiting: 5 });
    await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate(async () => 'served')).toBe('served');
  });
});
