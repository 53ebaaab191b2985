import type { Invariant } from '../invariant.ts';
import { findDifferences } from './find-differences.ts';

export const entitlementDiffers: Invariant = {
  name: 'entitlement_differs',
  subject: 'member',
  wrong: 'What is kept of a member’s premium is not what follows from subscription and free months.',
  find: (tx, about) => findDifferences(tx, about, 'other'),
};
