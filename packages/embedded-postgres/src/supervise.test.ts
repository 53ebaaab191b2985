import { describe, expect, it } from 'vitest';
import type { Postmaster } from './postmaster.ts';
import { type SupervisionOptions, supervise } from './supervise.ts';

interface FakeServer extends Postmaster {
  end(): void;
}

function createServer(pid: number): FakeServer {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { pid, exited: promise, end: resolve };
}

/** Servers with the numbers 1, 2, 3 …; those in `failing` do not start. */
function prepare(options: Partial<SupervisionOptions> & { readonly failing?: readonly number[] } = {}) {
  const { failing = [], ...changes } = options;
  const first = createServer(1);
  const servers = [first];
  const messages: string[] = [];
  const waiting: { resolve(pid: number): void } = { resolve: () => undefined };
  const supervised = supervise(first, {
    restart: async () => {
      const server = createServer(servers.length + 1);
      servers.push(server);
      if (failing.includes(server.pid)) throw new TypeError(`no ${server.pid}`);
      setImmediate(() => waiting.resolve(server.pid));
      return server;
    },
    hasRoom: () => true,
    log: (message) => messages.push(message),
    delaysMs: [0, 0, 0],
    ...changes,
  });
  const nextStart = () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    waiting.resolve = resolve;
    return promise;
  };
  return { first, servers, supervised, nextStart, messages };
}

describe('supervise', () => {
  it('starts a server again that has ended, and tries again where that fails', async () => {
    const { first, supervised, nextStart, messages } = prepare({ failing: [2] });
    const started = nextStart();
    first.end();
    expect(await started).toBe(3);
    expect(supervised.current().pid).toBe(3);
    expect(messages).toEqual([
      expect.stringContaining('ended unexpectedly'),
      expect.stringContaining('no 2'),
      expect.stringContaining('process 3'),
    ]);
  });

  it('gives up after as many attempts as there are delays', async () => {
    const { first, servers, supervised } = prepare({ failing: [2, 3, 4, 5] });
    first.end();
    await supervised.exited;
    expect(servers).toHaveLength(4);
  });

  it('counts a server that ends soon after its start as one more failure, and one that ran well as none', async () => {
    const quick = prepare({ delaysMs: [0] });
    const started = quick.nextStart();
    quick.first.end();
    await started;
    quick.servers[1]?.end();
    await quick.supervised.exited;
    const steady = prepare({ delaysMs: [0], stableAfterMs: 0 });
    for (const index of [0, 1, 2]) {
      const next = steady.nextStart();
      steady.servers[index]?.end();
      expect(await next).toBe(index + 2);
    }
  });

  it('waits for room as long as it takes', async () => {
    let asked = 0;
    const { first, nextStart } = prepare({
      hasRoom: () => {
        asked += 1;
        return asked > 2;
      },
    });
    const started = nextStart();
    first.end();
    expect(await started).toBe(2);
    expect(asked).toBe(3);
  });

  it('starts nothing more once it is told to give up', async () => {
    const { first, servers, supervised } = prepare({ delaysMs: [3_600_000] });
    first.end();
    await new Promise((resolve) => setImmediate(resolve));
    expect((await supervised.giveUp()).pid).toBe(1);
    await supervised.exited;
    expect(servers).toHaveLength(1);
  });

  it('hands over what a start that is under way brings up', async () => {
    const begun = Promise.withResolvers<void>();
    const last = Promise.withResolvers<Postmaster>();
    const { first, supervised } = prepare({
      restart: () => {
        begun.resolve();
        return last.promise;
      },
    });
    first.end();
    await begun.promise;
    const given = supervised.giveUp();
    last.resolve(createServer(2));
    expect((await given).pid).toBe(2);
  });
});
