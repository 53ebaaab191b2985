import type { ReferralModalState } from '@chitta/contract';

/** What the modal could speak of. */
export interface ModalFacts {
  readonly now: Date;
  /** Months that wait for bringing people. */
  readonly earned: number;
  /** Months that wait for having come by a code, the free first one among them. */
  readonly welcome: number;
  readonly joined: number;
  readonly lastJoinedAt: Date | null;
  readonly lastShownAt: Date | null;
  readonly dismissedUntil: Date | null;
}

type Type = NonNullable<ReferralModalState['type']>;

/** What there is to show, the best news first; null: nothing. */
export function chooseModal({ earned, welcome, joined, lastJoinedAt, lastShownAt }: ModalFacts): Type | null {
  if (earned > 0) return 'referrer_celebration';
  if (welcome > 0) return 'referee_upgrade_prompt';
  // Once for each time that people came: sharing on is no news by itself.
  const isNews = lastJoinedAt !== null && (lastShownAt === null || lastJoinedAt > lastShownAt);
  return joined > 0 && isNews ? 'continue_sharing' : null;
}

/** Whether it may be shown at `now`. */
export function isAwake({ dismissedUntil, now }: Pick<ModalFacts, 'dismissedUntil' | 'now'>): boolean {
  return dismissedUntil === null || dismissedUntil <= now;
}
