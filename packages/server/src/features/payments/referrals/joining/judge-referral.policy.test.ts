import { expect, it } from 'vitest';
import { judgeReferral } from './judge-referral.policy.ts';

const judge = (
  referrerEmail: string,
  refereeEmail: string,
  { sharesDevice = false, ids = [1, 2], customers = [null, null] as (string | null)[] } = {},
) =>
  judgeReferral({
    referrer: { id: ids[0] ?? 0, email: referrerEmail, customerId: customers[0] ?? null },
    referee: { id: ids[1] ?? 0, email: refereeEmail, customerId: customers[1] ?? null },
    sharesDevice,
  });

it('lets strangers pass', () => {
  expect(judge('ab@gmail.com', 'luna@gmail.com')).toEqual({ status: 'pending', reason: null });
  expect(judge('ab@one.test', 'ab@other.test')).toEqual({ status: 'pending', reason: null });
});

it.each([
  ['the same mailbox', judge('a.b+x@googlemail.com', 'ab@gmail.com'), 'same_email'],
  ['the same mailbox with a tag', judge('luna@home.test', 'luna+2@home.test'), 'same_email'],
  ['one customer', judge('a@one.test', 'b@two.test', { customers: ['cus_1', 'cus_1'] }), 'same_customer'],
  ['who came first', judge('a@one.test', 'b@two.test', { ids: [2, 1] }), 'referrer_is_newer'],
])('rejects %s', (_what, judged, reason) => {
  expect(judged).toEqual({ status: 'rejected', reason });
});

it.each([
  ['a shared browser', judge('a@one.test', 'b@two.test', { sharesDevice: true }), 'shared_device'],
  ['a domain of their own', judge('a@home.test', 'b@HOME.test'), 'same_domain'],
  ['an address for ten minutes', judge('a@one.test', 'b@yopmail.com'), 'disposable_address'],
])('has %s looked at', (_what, judged, reason) => {
  expect(judged).toEqual({ status: 'review_required', reason });
});
