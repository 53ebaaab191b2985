import type { Conversion, Touch } from '#server/db/tables/growth/attribution.ts';
import { isWithinWindow } from './is-within-window.ts';

/** Whose a sale is, and why. */
export type Choice = Pick<Conversion, 'programme' | 'referralCodeId' | 'reason'>;

export type DatedTouch = Pick<Touch, 'programme' | 'referralCodeId' | 'touchedAt'>;

/**
 * Which programme a sale belongs to: a member's code goes before an affiliate's, and of one kind the oldest touch that
 * holds. The other gets nothing.
 */
export function chooseProgramme(touches: readonly DatedTouch[], convertedAt: Date): Choice {
  const paying = touches.filter(({ programme }) => programme !== 'campaign');
  const valid = paying
    .filter(({ touchedAt }) => isWithinWindow(touchedAt, convertedAt))
    .toSorted(
      (one, other) =>
        one.touchedAt.getTime() - other.touchedAt.getTime() || one.referralCodeId - other.referralCodeId,
    );
  for (const programme of ['referral', 'affiliate'] as const) {
    const touch = valid.find((each) => each.programme === programme);
    if (touch) return { programme, referralCodeId: touch.referralCodeId, reason: `${programme}_touch` };
  }
  const reason = paying.length === 0 ? 'no_touch' : 'no_valid_touch';
  return { programme: null, referralCodeId: null, reason };
}
