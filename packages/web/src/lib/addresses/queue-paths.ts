/** Addresses of the desk for what works in the background and what members bring; apart from a visitor's first page. */
export const queuePaths = {
  jobs: '/admin/jobs',
  mails: '/admin/mails',
  referrals: '/admin/referrals',
  campaignCodes: '/admin/campaign-codes',
} as const;
