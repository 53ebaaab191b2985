import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Claim } from './fair-queue.ts';
import type { Order } from './testing/obedient-thread.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

const file = fileURLToPath(new URL('./testing/obedient-thread.ts', import.meta.url));
const log = { warn: vi.fn() };
const pools: ThreadPool<Order, string>[] = [];

function createPool(more: Partial<Parameters<typeof createThreadPool>[0]> = {}): ThreadPool<Order, string> {
  const queue = { perOwner: 10, inAll: 20, credit: 1e9, refill: 1, now: () => performance.now() };
  const threads = { quick: 1, steady: 1 };
  const pool = createThreadPool<Order, string>({
    file,
    threads,
    taskMs: 60_000,
    heapMb: 64,
    queue,
    log,
    ...more,
  });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  log.warn.mockClear();
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const of = (owner: string, more: Partial<Claim> = {}): Claim => ({
  owner,
  priority: 'interactive',
  isLong: false,
  ...more,
});
/** For the steady thread alone. */
const long = { isLong: true };
const say = (text: string): Order => ({ kind: 'say', text });

/** A task that goes on until it is let go. */
function held(): { readonly order: Order; readonly letGo: () => void } {
  const until = new SharedArrayBuffer(4);
  const flag = new Int32Array(until);
  return {
    order: { kind: 'wait', until },
    letGo: () => {
      Atomics.store(flag, 0, 1);
      Atomics.notify(flag, 0);
    },
  };
}

describe('a pool of threads', () => {
  it('answers, and throws what the task throws', async () => {
    const pool = createPool();
    await expect(pool.run(of('a'), say('hello'))).resolves.toBe('hello');
    await expect(pool.run(of('a'), { kind: 'throw' })).rejects.toThrow('no such dream');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('answers others while one member’s tasks fill every place they may have', async () => {
    const pool = createPool();
    const { order, letGo } = held();
    const attacks = [
      pool.run(of('attacker', { priority: 'background' }), order),
      pool.run(of('attacker'), say('second')),
      pool.run(of('attacker', { isLong: true }), order),
    ];
    await expect(pool.run(of('member'), say('dream'))).resolves.toBe('dream');
    letGo();
    await expect(Promise.all(attacks)).resolves.toEqual(['wait', 'second', 'wait']);
  });

  it('keeps a thread free of background work', async () => {
    const pool = createPool();
    const { order, letGo } = held();
    const imports = ['a', 'b', 'c'].map((owner) => pool.run(of(owner, { priority: 'background' }), order));
    await expect(pool.run(of('a'), say('dream'))).resolves.toBe('dream');
    letGo();
    await Promise.all(imports);
  });

  it('replaces a thread that hangs, and says that it took too long', async () => {
    const pool = createPool({ taskMs: 1_500 });
    await pool.run(of('a', long), say('warm'));
    await expect(pool.run(of('a', long), { kind: 'hang' })).rejects.toMatchObject({
      reason: 'server.timed_out',
    });
    expect(log.warn).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(pool.run(of('b', long), say('alive'))).resolves.toBe('alive'), {
      timeout: 20_000,
    });
  });

  it('replaces a thread that dies, and says that the server is busy', async () => {
    const pool = createPool();
    await expect(pool.run(of('a', long), { kind: 'die' })).rejects.toMatchObject({
      reason: 'server.overloaded',
    });
    await expect(pool.run(of('a', long), say('alive'))).resolves.toBe('alive');
  });

  it('refuses what waits when it is closed, and what comes after', async () => {
    const pool = createPool();
    const { order, letGo } = held();
    // Ends in its own time, or with its thread.
    const running = pool.run(of('a', long), order).catch(() => undefined);
    const waiting = pool.run(of('b', long), say('late'));
    const refused = expect(waiting).rejects.toMatchObject({ reason: 'server.overloaded' });
    const closed = pool.close();
    letGo();
    await refused;
    await closed;
    await running;
    await expect(pool.run(of('c'), say('later'))).rejects.toMatchObject({ reason: 'server.overloaded' });
  });
});
