import { describe, expect, it } from 'vitest';
import { type Claim, createFairQueue, type FairQueue, type Lane, type Started } from './fair-queue.ts';

let time = 0;
const options = { perOwner: 100, inAll: 200, credit: 200, refill: 0.1, now: () => time };
const of = (owner: string, more: Partial<Claim> = {}): Claim => ({
  owner,
  priority: 'interactive',
  isLong: false,
  ...more,
});
const background = { priority: 'background' } as const;

/** Does everything that waits with one thread of a lane; each task takes `milliseconds`. */
function workOff(queue: FairQueue<string>, lane: Lane, milliseconds = 1): string[] {
  const done: string[] = [];
  for (let started = queue.next(lane); started !== undefined; started = queue.next(lane)) {
    done.push(started.task);
    time += milliseconds;
    queue.end(started, milliseconds);
  }
  return done;
}

describe('a fair queue', () => {
  it('gives a member with one task its turn before the next of one with a hundred', () => {
    const queue = createFairQueue<string>(options);
    for (let number = 0; number < 100; number++) queue.add(of('attacker'), `attack ${number}`);
    const first = queue.next('quick') as Started<string>;
    queue.add(of('member'), 'dream');
    queue.end(first, 1);
    expect(workOff(queue, 'quick').slice(0, 3)).toEqual(['dream', 'attack 1', 'attack 2']);
  });

  it('runs one task of a member at a time, whatever is free', () => {
    const queue = createFairQueue<string>(options);
    queue.add(of('attacker'), 'first');
    queue.add(of('attacker'), 'second');
    expect(queue.next('quick')?.task).toBe('first');
    expect(queue.next('steady')).toBeUndefined();
    queue.add(of('member'), 'dream');
    expect(queue.next('steady')?.task).toBe('dream');
  });

  it('takes turns', () => {
    const queue = createFairQueue<string>(options);
    for (const task of ['a1', 'a2', 'b1', 'b2', 'c1']) queue.add(of(task.charAt(0)), task);
    expect(workOff(queue, 'quick')).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  it('keeps long and background work out of the quick lane', () => {
    const queue = createFairQueue<string>(options);
    queue.add(of('importer', background), 'import');
    queue.add(of('reviser', { isLong: true }), 'long');
    expect(queue.next('quick')).toBeUndefined();
    queue.add(of('member'), 'dream');
    expect(workOff(queue, 'steady')).toEqual(['dream', 'long', 'import']);
  });

  it('lets background work have its turn, however much there is before it', () => {
    const queue = createFairQueue<string>(options);
    queue.add(of('importer', background), 'import');
    for (let number = 0; number < 20; number++) queue.add(of(`member ${number}`), 'dream');
    expect(workOff(queue, 'steady').indexOf('import')).toBe(8);
  });

  it('closes the quick lane to whoever has used up their time, until it has come back', () => {
    const queue = createFairQueue<string>(options);
    queue.add(of('attacker'), 'dear');
    expect(workOff(queue, 'quick', 300)).toEqual(['dear']);
    queue.add(of('attacker'), 'next');
    queue.add(of('member'), 'dream');
    expect(workOff(queue, 'quick')).toEqual(['dream']);
    expect(workOff(queue, 'steady')).toEqual(['next']);
    time += 1_100;
    queue.add(of('attacker'), 'later');
    expect(workOff(queue, 'quick')).toEqual(['later']);
  });

  it('refuses what is too much of one member, and of all', () => {
    const queue = createFairQueue<string>({ ...options, perOwner: 2, inAll: 3 });
    queue.add(of('attacker'), '1');
    queue.add(of('attacker'), '2');
    expect(() => queue.add(of('attacker'), '3')).toThrow(
      expect.objectContaining({ reason: 'requests.too_many' }),
    );
    queue.add(of('member'), '1');
    expect(() => queue.add(of('other'), '1')).toThrow(
      expect.objectContaining({ reason: 'server.overloaded', retryAfter: 2 }),
    );
    expect(queue.waiting()).toEqual({ interactive: 3, background: 0 });
    expect(queue.drain()).toHaveLength(3);
    expect(queue.waiting()).toEqual({ interactive: 0, background: 0 });
    expect(queue.next('steady')).toBeUndefined();
  });

  it('knows how much waits, also behind what runs', () => {
    const queue = createFairQueue<string>(options);
    queue.add(of('importer', background), 'import');
    for (const task of ['1', '2', '3']) queue.add(of('member'), task);
    const running = queue.next('quick') as Started<string>;
    expect(queue.waiting()).toEqual({ interactive: 2, background: 1 });
    queue.end(running, 1);
    workOff(queue, 'steady');
    expect(queue.waiting()).toEqual({ interactive: 0, background: 0 });
  });

  it('forgets members whose time has come back', () => {
    const queue = createFairQueue<string>(options);
    for (let number = 0; number < 10_050; number++) {
      queue.add(of(`member ${number}`), 'dream');
      workOff(queue, 'quick');
    }
    queue.add(of('member 1'), 'again');
    expect(workOff(queue, 'quick')).toEqual(['again']);
  });
});
