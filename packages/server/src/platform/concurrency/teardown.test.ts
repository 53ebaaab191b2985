import { expect, it } from 'vitest';
import { createTeardown } from './teardown.ts';

it('stops in the opposite order, once, and past a step that fails', async () => {
  const done: string[] = [];
  const errors: unknown[] = [];
  const teardown = createTeardown((error) => errors.push(error));
  teardown.add(async () => done.push('database'));
  teardown.add(() => Promise.reject(new TypeError('stuck')));
  teardown.add(async () => done.push('http'));
  expect(teardown.hasBegun()).toBe(false);
  await Promise.all([teardown.run(), teardown.run()]);
  await teardown.run();
  expect(teardown.hasBegun()).toBe(true);
  expect(done).toEqual(['http', 'database']);
  expect(errors).toEqual([new TypeError('stuck')]);
});
