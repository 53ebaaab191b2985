/** Where the code that somebody came by is kept, so that it outlives sign-in elsewhere and the mail that confirms an address. */
export const referralKeys = {
  /** Address that the code led to. */
  redirect: 'production_referral_redirect',
  /** In local and in session storage. */
  code: 'production_referral_code',
  last: 'last_referral_code',
  /** The code whose visit was counted, in session storage. */
  counted: 'referral_visit_counted',
} as const;
