import { expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

it('does work of one key in order, one at a time, and other keys at once', async () => {
  const queue = createKeyedQueue({ waiting: 5 });
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const step = (name: string, until?: Promise<void>) => async () => {
    log.push(`${name} begins`);
    await until;
    log.push(`${name} ends`);
    return name;
  };
  const all = [queue.run(1, step('a', gate.promise)), queue.run(1, step('b')), queue.run(1, step('c'))];
  await expect(queue.run(2, step('other'))).resolves.toBe('other');
  expect(log).toEqual(['a begins', 'other begins', 'other ends']);
  gate.resolve();
  await expect(Promise.all(all)).resolves.toEqual(['a', 'b', 'c']);
  expect(log.slice(3)).toEqual(['a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('refuses what is too much, and goes on after a failure', async () => {
  const queue = createKeyedQueue({ waiting: 1 });
  const gate = Promise.withResolvers<void>();
  const failing = queue.run('a', () => gate.promise);
  const next = queue.run('a', async () => 'next');
  await expect(queue.run('a', async () => 'third')).rejects.toMatchObject({
    reason: 'requests.too_many',
    retryAfter: 2,
  });
  gate.reject(new TypeError('broken'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('next');
  await expect(queue.run('a', async () => 'later')).resolves.toBe('later');
});
