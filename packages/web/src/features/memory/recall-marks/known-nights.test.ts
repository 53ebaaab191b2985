import { expect, it } from 'vitest';
import { knownNights } from './known-nights.ts';

const nights = [
  { night: '2026-11-22', mark: 'fragment', dreams: 0, counts: 'fragment' },
  { night: '2026-11-21', mark: 'none', dreams: 2, counts: 'dream' },
] as const;

it('joins what the server knows with what is on its way, last night first', () => {
  const known = knownNights('2026-11-23', nights, [{ night: '2026-11-22', mark: 'dream' }]);
  expect(known).toHaveLength(7);
  expect(known.slice(0, 3)).toEqual([
    { night: '2026-11-23', mark: null, counts: null, dreams: 0 },
    { night: '2026-11-22', mark: 'dream', counts: 'dream', dreams: 0 },
    // A dream in the journal is one, whatever was marked.
    { night: '2026-11-21', mark: 'none', counts: 'dream', dreams: 2 },
  ]);
  expect(known.at(-1)?.night).toBe('2026-11-17');
});
