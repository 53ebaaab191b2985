import { accountDeletionEndpoints } from './accounts/account-deletion.ts';
import { accountsEndpoints } from './accounts/accounts.ts';
import { emailChangesEndpoints } from './accounts/email-changes.ts';
import { emailVerificationEndpoints } from './accounts/email-verification.ts';
import { factorsEndpoints } from './accounts/factors.ts';
import { oidcEndpoints } from './accounts/oidc.ts';
import { passwordsEndpoints } from './accounts/passwords.ts';
import { profileEndpoints } from './accounts/profile.ts';
import { reauthenticationEndpoints } from './accounts/reauthentication.ts';
import { sessionsEndpoints } from './accounts/sessions.ts';
import { signInEndpoints } from './accounts/sign-in.ts';
import { adminOverviewEndpoints } from './admin/admin-overview.ts';
import { adminUsersEndpoints } from './admin/admin-users.ts';
import { auditLogEndpoints } from './admin/audit-log.ts';
import { authTestEndpoints } from './admin/auth-test.ts';
import { debugSymbolsEndpoints } from './admin/debug-symbols.ts';
import { emailTestEndpoints } from './admin/email-test.ts';
import { invariantsEndpoints } from './admin/invariants.ts';
import { dataInventoryEndpoints } from './data/data-inventory.ts';
import { exportsEndpoints } from './data/exports.ts';
import { importsEndpoints } from './data/imports.ts';
import { dreamsEndpoints } from './dreams.ts';
import type { Endpoint, EndpointKey } from './endpoint.ts';
import { aiDebugEndpoints } from './language-model/ai-debug.ts';
import { deepenedReadingsEndpoints } from './language-model/deepened-readings.ts';
import { affiliatesEndpoints } from './payments/affiliates.ts';
import { affiliatesAdminEndpoints } from './payments/affiliates-admin.ts';
import { membershipsEndpoints } from './payments/memberships.ts';
import { membershipsAdminEndpoints } from './payments/memberships-admin.ts';
import { paymentEventsEndpoints } from './payments/payment-events.ts';
import { paymentSandboxEndpoints } from './payments/payment-sandbox.ts';
import { referralsEndpoints } from './payments/referrals.ts';
import { referralsAdminEndpoints } from './payments/referrals-admin.ts';
import { followUpsEndpoints } from './readings/follow-ups.ts';
import { keptReadingsEndpoints } from './readings/kept-readings.ts';
import { readingContextEndpoints } from './readings/reading-context.ts';
import { readingSettingsEndpoints } from './readings/reading-settings.ts';
import { translationsEndpoints } from './readings/translations.ts';
import { dictionaryEndpoints } from './symbols/dictionary.ts';
import { personalSymbolsEndpoints } from './symbols/personal-symbols.ts';
import { symbolsEndpoints } from './symbols/symbols.ts';
import { systemEndpoints } from './system.ts';
import { timelineEndpoints } from './timeline.ts';

export * from './accounts/account-deletion.ts';
export * from './accounts/accounts.ts';
export * from './accounts/email-changes.ts';
export * from './accounts/email-verification.ts';
export * from './accounts/factors.ts';
export * from './accounts/oidc.ts';
export * from './accounts/passkeys.ts';
export * from './accounts/passwords.ts';
export * from './accounts/profile.ts';
export * from './accounts/reauthentication.ts';
export * from './accounts/sessions.ts';
export * from './accounts/sign-in.ts';
export * from './admin/admin-overview.ts';
export * from './admin/admin-users.ts';
export * from './admin/audit-log.ts';
export * from './admin/auth-test.ts';
export * from './admin/debug-symbols.ts';
export * from './admin/email-test.ts';
export * from './admin/invariants.ts';
export * from './data/data-inventory.ts';
export * from './data/export-format.ts';
export * from './data/exports.ts';
export * from './data/imports.ts';
export * from './dreams.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './error-codes.ts';
export * from './language-model/ai-debug.ts';
export * from './language-model/deepened-readings.ts';
export type { DreamCategory, Language } from './limits.ts';
export * as limits from './limits.ts';
export * from './payments/affiliates.ts';
export * from './payments/affiliates-admin.ts';
export * from './payments/memberships.ts';
export * from './payments/memberships-admin.ts';
export * from './payments/payment-events.ts';
export * from './payments/payment-sandbox.ts';
export * from './payments/referrals.ts';
export * from './payments/referrals-admin.ts';
export * from './place-name.ts';
export * from './readings/follow-ups.ts';
export * from './readings/kept-readings.ts';
export * from './readings/reading-context.ts';
export * from './readings/reading-settings.ts';
export * from './readings/readings.ts';
export * from './readings/translations.ts';
export * from './symbols/dictionary.ts';
export * from './symbols/personal-symbols.ts';
export * from './symbols/symbols.ts';
export * from './timeline.ts';

/** Every call that crosses the wire. */
export const endpoints = {
  ...systemEndpoints,
  ...accountsEndpoints,
  ...signInEndpoints,
  ...oidcEndpoints,
  ...authTestEndpoints,
  ...emailTestEndpoints,
  ...sessionsEndpoints,
  ...reauthenticationEndpoints,
  ...factorsEndpoints,
  ...emailVerificationEndpoints,
  ...emailChangesEndpoints,
  ...passwordsEndpoints,
  ...translationsEndpoints,
  ...deepenedReadingsEndpoints,
  ...aiDebugEndpoints,
  ...debugSymbolsEndpoints,
  ...dreamsEndpoints,
  ...keptReadingsEndpoints,
  ...timelineEndpoints,
  ...profileEndpoints,
  ...personalSymbolsEndpoints,
  ...dictionaryEndpoints,
  ...symbolsEndpoints,
  ...readingSettingsEndpoints,
  ...readingContextEndpoints,
  ...followUpsEndpoints,
  ...importsEndpoints,
  ...exportsEndpoints,
  ...dataInventoryEndpoints,
  ...accountDeletionEndpoints,
  ...membershipsEndpoints,
  ...membershipsAdminEndpoints,
  ...paymentEventsEndpoints,
  ...paymentSandboxEndpoints,
  ...referralsEndpoints,
  ...referralsAdminEndpoints,
  ...affiliatesEndpoints,
  ...affiliatesAdminEndpoints,
  ...adminOverviewEndpoints,
  ...invariantsEndpoints,
  ...adminUsersEndpoints,
  ...auditLogEndpoints,
} as const satisfies Record<EndpointKey, Endpoint>;
export type Endpoints = typeof endpoints;
