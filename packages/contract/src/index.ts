import { accountDeletionEndpoints } from './account-deletion.ts';
import { accountsEndpoints } from './accounts.ts';
import { adminOverviewEndpoints } from './admin/admin-overview.ts';
import { adminUsersEndpoints } from './admin/admin-users.ts';
import { auditLogEndpoints } from './admin/audit-log.ts';
import { authTestEndpoints } from './auth-test.ts';
import { dataInventoryEndpoints } from './data-inventory.ts';
import { debugSymbolsEndpoints } from './debug-symbols.ts';
import { dictionaryEndpoints } from './dictionary.ts';
import { dreamsEndpoints } from './dreams.ts';
import { emailChangesEndpoints } from './email-changes.ts';
import { emailTestEndpoints } from './email-test.ts';
import { emailVerificationEndpoints } from './email-verification.ts';
import type { Endpoint, EndpointKey } from './endpoint.ts';
import { exportsEndpoints } from './exports.ts';
import { factorsEndpoints } from './factors.ts';
import { followUpsEndpoints } from './follow-ups.ts';
import { importsEndpoints } from './imports.ts';
import { aiDebugEndpoints } from './language-model/ai-debug.ts';
import { deepenedReadingsEndpoints } from './language-model/deepened-readings.ts';
import { oidcEndpoints } from './oidc.ts';
import { passwordsEndpoints } from './passwords.ts';
import { personalSymbolsEndpoints } from './personal-symbols.ts';
import { profileEndpoints } from './profile.ts';
import { readingContextEndpoints } from './reading-context.ts';
import { readingSettingsEndpoints } from './reading-settings.ts';
import { reauthenticationEndpoints } from './reauthentication.ts';
import { sessionsEndpoints } from './sessions.ts';
import { signInEndpoints } from './sign-in.ts';
import { symbolsEndpoints } from './symbols.ts';
import { systemEndpoints } from './system.ts';
import { timelineEndpoints } from './timeline.ts';
import { translationsEndpoints } from './translations.ts';

export * from './account-deletion.ts';
export * from './accounts.ts';
export * from './admin/admin-overview.ts';
export * from './admin/admin-users.ts';
export * from './admin/audit-log.ts';
export * from './auth-test.ts';
export * from './data-inventory.ts';
export * from './debug-symbols.ts';
export * from './dictionary.ts';
export * from './dreams.ts';
export * from './email-changes.ts';
export * from './email-test.ts';
export * from './email-verification.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './error-codes.ts';
export * from './export-format.ts';
export * from './exports.ts';
export * from './factors.ts';
export * from './follow-ups.ts';
export * from './imports.ts';
export * from './language-model/ai-debug.ts';
export * from './language-model/deepened-readings.ts';
export type { DreamCategory, Language } from './limits.ts';
export * as limits from './limits.ts';
export * from './oidc.ts';
export * from './passkeys.ts';
export * from './passwords.ts';
export * from './personal-symbols.ts';
export * from './place-name.ts';
export * from './profile.ts';
export * from './reading-context.ts';
export * from './reading-settings.ts';
export * from './readings.ts';
export * from './reauthentication.ts';
export * from './sessions.ts';
export * from './sign-in.ts';
export * from './symbols.ts';
export * from './timeline.ts';
export * from './translations.ts';

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
  ...adminOverviewEndpoints,
  ...adminUsersEndpoints,
  ...auditLogEndpoints,
} as const satisfies Record<EndpointKey, Endpoint>;
export type Endpoints = typeof endpoints;
