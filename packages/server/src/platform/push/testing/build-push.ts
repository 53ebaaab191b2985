import type { SignedInClient } from '#server/testing/factories.ts';
import type { NewPush } from '../push.ts';

/** A push to a member; what a test is about is given. */
export function buildPush({ user }: Pick<SignedInClient, 'user'>, more: Partial<NewPush> = {}): NewPush {
  return {
    userId: user.id,
    kind: 'test',
    fact: null,
    topic: 'morning',
    ttlSeconds: 3_600,
    urgency: 'normal',
    title: 'Good morning',
    body: 'Lie still. What was there?',
    path: '/dream-input',
    ...more,
  };
}
