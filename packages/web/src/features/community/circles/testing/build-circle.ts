import type { CircleInvited, WholeCircle } from '@chitta/contract';

const you = { id: 'y'.repeat(22), pseudonym: 'Otter', isYou: true, isMaker: true, isBlocked: false };
const heron = { id: 'h'.repeat(22), pseudonym: 'Heron', isYou: false, isMaker: false, isBlocked: false };

/** A circle that the member made, with one other in it. */
export function buildCircle(overrides: Partial<WholeCircle> = {}): WholeCircle {
  return {
    id: 'c'.repeat(22),
    name: 'Night owls',
    isMine: true,
    isResting: false,
    isFull: false,
    members: [you, heron],
    invitations: [],
    ...overrides,
  };
}

/** The same as Heron sees it. */
export function buildJoinedCircle(overrides: Partial<WholeCircle> = {}): WholeCircle {
  const members = [
    { ...you, pseudonym: 'Bramble', isYou: false },
    { ...heron, pseudonym: 'Otter', isYou: true },
  ];
  return buildCircle({ isMine: false, members, ...overrides });
}

export function buildInvited(overrides: Partial<CircleInvited> = {}): CircleInvited {
  return {
    name: 'Night owls',
    maker: 'Bramble',
    isFull: false,
    isResting: false,
    circleId: null,
    ...overrides,
  };
}
