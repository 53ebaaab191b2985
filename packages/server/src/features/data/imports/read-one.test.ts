import { afterEach, expect, it } from 'vitest';
import { readOne } from './read-one.ts';

const begun: string[] = [];
const ends = new Map<string, () => void>();
const all: Promise<void>[] = [];
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Begins a reading that goes on until it is ended; `begun` says which have started, in order. */
function read(member: number, name: string): Promise<void> {
  const reading = readOne(member, () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  });
  all.push(reading.catch(() => undefined));
  return reading;
}
async function end(name: string): Promise<void> {
  ends.get(name)?.();
  await settle();
}

afterEach(async () => {
  for (let index = 0; index < begun.length; index += 1) await end(begun[index] ?? '');
  await Promise.all(all.splice(0));
  begun.length = 0;
  ends.clear();
});

it('reads one at a time for each member, whoever else has room', async () => {
  for (const [member, name] of [[1, 'a1'] as const, [1, 'a2'] as const, [2, 'b1'] as const])
    void read(member, name);
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

it('lets others pass those who have a reading already', async () => {
  for (const [member, name] of [
    [1, 'a1'],
    [1, 'a2'],
    [2, 'b1'],
    [3, 'c1'],
  ] as const)
    void read(member, name);
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

it('refuses a fourth of one member', async () => {
  for (const name of ['a1', 'a2', 'a3']) void read(1, name);
  await expect(read(1, 'a4')).rejects.toMatchObject({ reason: 'requests.too_many', retryAfter: 10 });
  void read(2, 'b1');
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
});

it('refuses whoever comes while twenty others wait', async () => {
  for (let member = 1; member <= 22; member += 1) void read(member, `m${member}`);
  await settle();
  await expect(read(23, 'late')).rejects.toMatchObject({ reason: 'server.overloaded', retryAfter: 10 });
  await end('m1');
  void read(23, 'later');
  await settle();
  expect(begun).toEqual(['m1', 'm2', 'm3']);
});

it('goes on after a reading that failed', async () => {
  await expect(readOne(1, async () => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
  await expect(readOne(1, async () => 'yes')).resolves.toBe('yes');
});
