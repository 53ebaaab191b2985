import { liveStatuses } from '@chitta/contract/limits';
import { sql } from 'drizzle-orm';
import { dayBefore, findRows, type Invariant, oneOf } from '../invariant.ts';

export const lastingExtraSubscriptions: Invariant = {
  name: 'lasting_extra_subscriptions',
  subject: 'member',
  wrong: 'A member pays for a second subscription that gives nothing, and has for more than a day.',
  find: findRows(
    (about) => sql`SELECT DISTINCT user_id AS id FROM subscriptions
      WHERE is_extra AND provider = ${about.provider} AND status IN ${oneOf(liveStatuses)} AND created_at < ${dayBefore(about)}`,
  ),
};
