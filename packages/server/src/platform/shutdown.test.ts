import { expect, it } from 'vitest';
import { createShutdown } from './shutdown.ts';

it('stops in the opposite order, once, and past a step that fails', async () => {
  const done: string[] = [];
  const errors: unknown[] = [];
  const shutdown = createShutdown((error) => errors.push(error));
  shutdown.add(async () => done.push('database'));
  shutdown.add(() => Promise.reject(new TypeError('stuck')));
  shutdown.add(async () => done.push('http'));
  expect(shutdown.hasBegun()).toBe(false);
  await Promise.all([shutdown.run(), shutdown.run()]);
  await shutdown.run();
  expect(shutdown.hasBegun()).toBe(true);
  expect(done).toEqual(['http', 'database']);
  expect(errors).toEqual([new TypeError('stuck')]);
});
