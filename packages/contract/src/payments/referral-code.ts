import { z } from 'zod';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';

/** A code as people type or send it: compared without regard to case. */
export const referralCode = safeText().pipe(z.string().trim().min(1).max(limits.referralCode.max));

/** A code that comes along with something more important: whatever is wrong with it, it is as if there was none. */
export const optionalReferralCode = referralCode.optional().catch(undefined);
