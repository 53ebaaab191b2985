import type { AttributionClick, Conversion } from '#server/db/tables/payments/attribution.ts';
import { isWithinWindow } from './is-within-window.ts';

/** Whose a sale is, and why. */
export type Choice = Pick<Conversion, 'programme' | 'referralCodeId' | 'reason'>;

export type DatedClick = Pick<AttributionClick, 'programme' | 'referralCodeId' | 'clickedAt'>;

/**
 * Which programme a sale belongs to: a member's code goes before an affiliate's, and of one kind the oldest click that
 * holds. The other gets nothing.
 */
export function chooseProgramme(clicks: readonly DatedClick[], convertedAt: Date): Choice {
  const paying = clicks.filter(({ programme }) => programme !== 'campaign');
  const valid = paying
    .filter(({ clickedAt }) => isWithinWindow(clickedAt, convertedAt))
    .toSorted(
      (one, other) =>
        one.clickedAt.getTime() - other.clickedAt.getTime() || one.referralCodeId - other.referralCodeId,
    );
  for (const programme of ['referral', 'affiliate'] as const) {
    const click = valid.find((each) => each.programme === programme);
    if (click) return { programme, referralCodeId: click.referralCodeId, reason: `${programme}_touch` };
  }
  const reason = paying.length === 0 ? 'no_touch' : 'no_valid_touch';
  return { programme: null, referralCodeId: null, reason };
}
