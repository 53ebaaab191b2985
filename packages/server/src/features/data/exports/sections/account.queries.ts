import { asc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { dismissedRecurrences } from '#server/db/tables/insights/dismissed-recurrences.ts';
import { dismissedSuggestions } from '#server/db/tables/journal/dismissed-suggestions.ts';
import { invariant } from '#server/platform/errors/invariant.ts';

/**
 * What the account says of its owner. Listed by hand: a column that is added later may be a secret. The test of the
 * profile names those that are left out, with the reason.
 */
export const profileColumns = {
  username: users.username,
  email: users.email,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
  accountStatus: users.accountStatus,
  authProvider: users.authProvider,
  displayName: users.displayName,
  language: users.language,
  pictureUrl: users.pictureUrl,
  timezone: users.timezone,
  timezoneOffset: users.timezoneOffset,
  timezoneChosen: users.timezoneChosen,
  birthDate: users.birthDate,
  birthTime: users.birthTime,
  birthLocation: users.birthLocation,
  natalChartData: users.natalChartData,
  natalChartCalculatedAt: users.natalChartCalculatedAt,
  messagingOptIn: users.messagingOptIn,
  emailNotifications: users.emailNotifications,
  pushNotifications: users.pushNotifications,
  subscriptionTier: users.subscriptionTier,
  premiumUntil: users.premiumUntil,
  hasUnlimitedAccess: users.hasUnlimitedAccess,
  unlimitedAccessUntil: users.unlimitedAccessUntil,
  translationsUsed: users.translationsUsed,
  translationsLimit: users.translationsLimit,
  translationsResetDate: users.translationsResetDate,
  referralCode: users.referralCode,
  affiliateStatus: users.affiliateStatus,
  affiliateTier: users.affiliateTier,
  affiliateCommissionRate: users.affiliateCommissionRate,
  totalCommissionEarned: users.totalCommissionEarned,
};

export function createAccountExportQueries(handle: Handle) {
  return {
    async findProfile(userId: number) {
      const [row] = await handle.select(profileColumns).from(users).where(eq(users.id, userId));
      invariant(row, 'a signed-in member has a row');
      return row;
    },
    countDismissedRecurrences: (userId: number): Promise<number> =>
      handle.$count(dismissedRecurrences, eq(dismissedRecurrences.userId, userId)),
    listDismissedRecurrences: (userId: number) =>
      handle
        .select({ key: dismissedRecurrences.key, createdAt: dismissedRecurrences.createdAt })
        .from(dismissedRecurrences)
        .where(eq(dismissedRecurrences.userId, userId))
        .orderBy(asc(dismissedRecurrences.key)),

    countDismissed: (userId: number): Promise<number> =>
      handle.$count(dismissedSuggestions, eq(dismissedSuggestions.userId, userId)),
    listDismissed: (userId: number) =>
      handle
        .select({
          language: dismissedSuggestions.language,
          word: dismissedSuggestions.word,
          createdAt: dismissedSuggestions.createdAt,
        })
        .from(dismissedSuggestions)
        .where(eq(dismissedSuggestions.userId, userId))
        .orderBy(asc(dismissedSuggestions.language), asc(dismissedSuggestions.word)),
  };
}
