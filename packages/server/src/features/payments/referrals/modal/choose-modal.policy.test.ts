import { expect, it } from 'vitest';
import { chooseModal, isAwake, type ModalFacts } from './choose-modal.policy.ts';

const now = new Date('2026-11-21T12:00:00Z');
const earlier = new Date('2026-11-20T12:00:00Z');
const none: ModalFacts = {
  now,
  earned: 0,
  welcome: 0,
  joined: 0,
  lastJoinedAt: null,
  lastShownAt: null,
  dismissedUntil: null,
};

it.each<[Partial<ModalFacts>, string | null]>([
  [{}, null],
  [{ earned: 2, welcome: 1, joined: 3, lastJoinedAt: earlier }, 'referrer_celebration'],
  [{ welcome: 1, joined: 3, lastJoinedAt: earlier }, 'referee_upgrade_prompt'],
  [{ joined: 3, lastJoinedAt: earlier }, 'continue_sharing'],
  [{ joined: 3, lastJoinedAt: now, lastShownAt: earlier }, 'continue_sharing'],
  [{ joined: 3, lastJoinedAt: earlier, lastShownAt: now }, null],
])('shows with %j %s', (facts, type) => {
  expect(chooseModal({ ...none, ...facts })).toBe(type);
});

it('sleeps until the moment that was asked for', () => {
  expect(isAwake({ now, dismissedUntil: null })).toBe(true);
  expect(isAwake({ now, dismissedUntil: now })).toBe(true);
  expect(isAwake({ now: earlier, dismissedUntil: now })).toBe(false);
});
