import type { Invariant } from '../invariant.ts';
import { findDifferences } from './find-differences.ts';

export const premiumWithoutReason: Invariant = {
  name: 'premium_without_reason',
  subject: 'member',
  wrong: 'A member is premium, and neither a subscription nor free months give it.',
  find: (tx, about) => findDifferences(tx, about, 'without_reason'),
};
