import type { AdminAffiliate, AffiliateApplication, AffiliateDashboard } from '@chitta/contract';

const partner = 'partner';
const terms = { rateBps: 2000, months: 12, holdDays: 30, minimumPayout: { amount: 5000, currency: 'usd' } };

/** What a member sees who has not applied. */
export const noApplication: AffiliateApplication = { affiliateStatus: 'inactive', terms, application: null };

export function buildDashboard(values: Partial<AffiliateDashboard> = {}): AffiliateDashboard {
  return {
    status: 'active',
    tier: 'Partner',
    terms,
    code: 'LUNA7',
    link: 'https://chitta.example/signup?ref=LUNA7',
    totals: { clicks: 90, signUps: 12, conversions: 3 },
    balances: [{ currency: 'usd', pending: 200, approved: 6000, inPayout: 0, paid: 12_345, held: 0 }],
    months: Array.from({ length: 12 }, (_, index) => ({
      month: `2026-${String(index + 1).padStart(2, '0')}`,
      clicks: index,
      signUps: 1,
      conversions: 0,
      earned: 100 * index,
    })),
    campaigns: [{ campaign: 'autumn', clicks: 70, signUps: 9, conversions: 2, earned: 400 }],
    payouts: [
      {
        id: 1,
        amount: { amount: 12_345, currency: 'usd' },
        status: 'paid',
        methodHint: 'DE·····3000',
        createdAt: '2026-10-01T10:00:00.000Z',
        settledAt: '2026-10-03T10:00:00.000Z',
      },
    ],
    payoutMethod: null,
    ...values,
  };
}

export function buildAdminAffiliate(values: Partial<AdminAffiliate> = {}): AdminAffiliate {
  return {
    user: { id: 42, username: 'luna', email: 'luna@example.org' },
    status: 'active',
    tier: { key: partner, name: 'Partner', rateBps: 2000, months: 12 },
    ownRateBps: null,
    code: 'LUNA7',
    balances: [{ currency: 'usd', pending: 200, approved: 6000, inPayout: 0, paid: 0, held: 0 }],
    nextPayouts: [{ amount: { amount: 6000, currency: 'usd' }, blocker: 'no_method' }],
    payoutMethod: null,
    ...values,
  };
}
