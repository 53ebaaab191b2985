import type Stripe from 'stripe';
import { z } from 'zod';
import { wireError } from './wire-error.ts';

const standardLimit = 10;

/** What every list can be asked. */
export const pageParams = {
  limit: z.coerce.number().int().min(1).max(100).optional(),
  starting_after: z.string().optional(),
};

interface Page {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
}

/** What an object brings along of what belongs to it: the first ten, of what comes newest first. */
export function listOf<T>(data: readonly T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data: data.slice(0, standardLimit), has_more: data.length > standardLimit, url };
}

/** One page of a list, newest first. */
export function pageOf<T extends { readonly id: string }>(
  oldestFirst: readonly T[],
  { limit = standardLimit, starting_after: after }: Page,
  url: string,
): Stripe.ApiList<T> {
  const all = oldestFirst.toReversed();
  const index = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  if (after !== undefined && index < 0) throw wireError.missing(after, 'starting_after');
  const data = all.slice(index + 1, index + 1 + limit);
  return { object: 'list', data, has_more: index + 1 + limit < all.length, url };
}
