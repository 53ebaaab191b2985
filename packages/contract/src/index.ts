import { adminOverviewEndpoints } from './admin/admin-overview.ts';
import { adminUsersEndpoints } from './admin/admin-users.ts';
import { aiDebugEndpoints } from './admin/ai-debug.ts';
import { auditLogEndpoints } from './admin/audit-log.ts';
import { authTestEndpoints } from './admin/auth-test.ts';
import { debugSymbolsEndpoints } from './admin/debug-symbols.ts';
import { emailTestEndpoints } from './admin/email-test.ts';
import { invariantsEndpoints } from './admin/invariants.ts';
import { jobQueuesEndpoints } from './admin/job-queues.ts';
import { mailQueueEndpoints } from './admin/mail-queue.ts';
import { monitoringEndpoints } from './admin/monitoring.ts';
import { systemReportsEndpoints } from './admin/system-reports.ts';
import { communityCirclesEndpoints } from './community/community-circles.ts';
import { communityModerationEndpoints } from './community/community-moderation.ts';
import { communityPostsEndpoints } from './community/community-posts.ts';
import { communityProfileEndpoints } from './community/community-profile.ts';
import { dataInventoryEndpoints } from './data/data-inventory.ts';
import { exportsEndpoints } from './data/exports.ts';
import { importsEndpoints } from './data/imports.ts';
import type { Endpoint, EndpointKey } from './endpoint.ts';
import { landingExperimentsEndpoints } from './experiments/landing-experiments.ts';
import { landingExperimentsAdminEndpoints } from './experiments/landing-experiments-admin.ts';
import { accountDeletionEndpoints } from './identity/account-deletion.ts';
import { accountsEndpoints } from './identity/accounts.ts';
import { emailChangesEndpoints } from './identity/email-changes.ts';
import { emailVerificationEndpoints } from './identity/email-verification.ts';
import { factorsEndpoints } from './identity/factors.ts';
import { oidcEndpoints } from './identity/oidc.ts';
import { passwordsEndpoints } from './identity/passwords.ts';
import { profileEndpoints } from './identity/profile.ts';
import { reauthenticationEndpoints } from './identity/reauthentication.ts';
import { sessionsEndpoints } from './identity/sessions.ts';
import { signInEndpoints } from './identity/sign-in.ts';
import { dreamAnalyticsEndpoints } from './insights/dream-analytics.ts';
import { dreamThemesEndpoints } from './insights/dream-themes.ts';
import { findingsEndpoints } from './insights/findings.ts';
import { monthlyLettersEndpoints } from './insights/monthly-letters.ts';
import { recurringDreamsEndpoints } from './insights/recurring-dreams.ts';
import { symbolSkyEndpoints } from './insights/symbol-sky.ts';
import { symbolStoriesEndpoints } from './insights/symbol-stories.ts';
import { deepenedReadingsEndpoints } from './journal/deepened-readings.ts';
import { dreamsEndpoints } from './journal/dreams.ts';
import { followUpsEndpoints } from './journal/follow-ups.ts';
import { keptReadingsEndpoints } from './journal/kept-readings.ts';
import { readDreamEndpoints } from './journal/read-dream.ts';
import { readingContextEndpoints } from './journal/reading-context.ts';
import { readingSettingsEndpoints } from './journal/reading-settings.ts';
import { timelineEndpoints } from './journal/timeline.ts';
import { voiceRecordingsEndpoints } from './journal/voice-recordings.ts';
import { exerciseSessionsEndpoints } from './memory/exercise-sessions.ts';
import { memoryProgressEndpoints } from './memory/memory-progress.ts';
import { memorySettingsEndpoints } from './memory/memory-settings.ts';
import { momentsEndpoints } from './memory/moments.ts';
import { recallMarksEndpoints } from './memory/recall-marks.ts';
import { announcementsEndpoints } from './messaging/announcements.ts';
import { announcementsAdminEndpoints } from './messaging/announcements-admin.ts';
import { notificationsEndpoints } from './messaging/notifications.ts';
import { pushSubscriptionsEndpoints } from './messaging/push-subscriptions.ts';
import { remindersEndpoints } from './messaging/reminders.ts';
import { consultationsEndpoints } from './oracle/consultations.ts';
import { natalChartEndpoints } from './oracle/natal-chart.ts';
import { oracleFollowUpsEndpoints } from './oracle/oracle-follow-ups.ts';
import { oracleProfileEndpoints } from './oracle/oracle-profile.ts';
import { oracleSharesEndpoints } from './oracle/oracle-shares.ts';
import { placesEndpoints } from './oracle/places.ts';
import { practiceJournalEndpoints } from './oracle/practice-journal.ts';
import { writtenAnswersEndpoints } from './oracle/written-answers.ts';
import { affiliatesEndpoints } from './payments/affiliates.ts';
import { affiliatesAdminEndpoints } from './payments/affiliates-admin.ts';
import { membershipsEndpoints } from './payments/memberships.ts';
import { membershipsAdminEndpoints } from './payments/memberships-admin.ts';
import { paymentEventsEndpoints } from './payments/payment-events.ts';
import { paymentSandboxEndpoints } from './payments/payment-sandbox.ts';
import { referralsEndpoints } from './payments/referrals.ts';
import { referralsAdminEndpoints } from './payments/referrals-admin.ts';
import { programmeRunsEndpoints } from './programmes/programme-runs.ts';
import { programmesEndpoints } from './programmes/programmes.ts';
import { systemEndpoints } from './site/system.ts';
import { dictionaryEndpoints } from './symbols/dictionary.ts';
import { dictionaryAdminEndpoints } from './symbols/dictionary-admin.ts';
import { personalSymbolsEndpoints } from './symbols/personal-symbols.ts';
import { symbolsEndpoints } from './symbols/symbols.ts';
import { cannedAnswersEndpoints } from './tickets/canned-answers.ts';
import { ticketScreenshotsEndpoints } from './tickets/ticket-screenshots.ts';
import { ticketsEndpoints } from './tickets/tickets.ts';
import { ticketsAdminEndpoints } from './tickets/tickets-admin.ts';

export * from './admin/admin-overview.ts';
export * from './admin/admin-users.ts';
export * from './admin/ai-debug.ts';
export * from './admin/audit-log.ts';
export * from './admin/auth-test.ts';
export * from './admin/debug-symbols.ts';
export * from './admin/email-test.ts';
export * from './admin/invariants.ts';
export * from './admin/job-queues.ts';
export * from './admin/mail-queue.ts';
export * from './admin/monitoring.ts';
export * from './admin/system-reports.ts';
export * from './community/community-circles.ts';
export * from './community/community-moderation.ts';
export * from './community/community-posts.ts';
export * from './community/community-profile.ts';
export * from './data/data-inventory.ts';
export * from './data/export-format.ts';
export * from './data/exported-community.ts';
export * from './data/exported-programme-run.ts';
export * from './data/exported-ticket.ts';
export * from './data/exports.ts';
export * from './data/imports.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './error-codes.ts';
export * from './experiments/landing-experiments.ts';
export * from './experiments/landing-experiments-admin.ts';
export * from './identity/account-deletion.ts';
export * from './identity/accounts.ts';
export * from './identity/email-changes.ts';
export * from './identity/email-verification.ts';
export * from './identity/factors.ts';
export * from './identity/oidc.ts';
export * from './identity/passkeys.ts';
export * from './identity/passwords.ts';
export * from './identity/profile.ts';
export * from './identity/reauthentication.ts';
export * from './identity/sessions.ts';
export * from './identity/sign-in.ts';
export * from './insights/dream-analytics.ts';
export * from './insights/dream-themes.ts';
export * from './insights/findings.ts';
export * from './insights/monthly-letters.ts';
export * from './insights/recurring-dreams.ts';
export * from './insights/symbol-sky.ts';
export * from './insights/symbol-stories.ts';
export * from './journal/deepened-readings.ts';
export * from './journal/dreams.ts';
export * from './journal/follow-ups.ts';
export * from './journal/kept-readings.ts';
export * from './journal/place-name.ts';
export * from './journal/read-dream.ts';
export * from './journal/reading-context.ts';
export * from './journal/reading-settings.ts';
export * from './journal/readings.ts';
export * from './journal/timeline.ts';
export * from './journal/voice-recordings.ts';
export type {
  ChartAspectKind,
  ChartBody,
  DayRecall,
  DreamCategory,
  DreamFeeling,
  FindingKind,
  HouseSystem,
  InsightPeriod,
  Language,
  LifeField,
  MomentKind,
  MoonPhase,
  OracleTone,
  PracticeTime,
  QuestionKind,
  RecallMark,
  ReminderKind,
  ZodiacSign,
} from './limits.ts';
export * as limits from './limits.ts';
export * from './memory/exercise-sessions.ts';
export * from './memory/memory-progress.ts';
export * from './memory/memory-settings.ts';
export * from './memory/moments.ts';
export * from './memory/recall-marks.ts';
export * from './messaging/announcements.ts';
export * from './messaging/announcements-admin.ts';
export * from './messaging/notifications.ts';
export * from './messaging/push-subscriptions.ts';
export * from './messaging/reminders.ts';
export * from './oracle/consultations.ts';
export * from './oracle/natal-chart.ts';
export * from './oracle/oracle-follow-ups.ts';
export * from './oracle/oracle-profile.ts';
export * from './oracle/oracle-response.ts';
export * from './oracle/oracle-shares.ts';
export * from './oracle/places.ts';
export * from './oracle/practice-journal.ts';
export * from './oracle/practices.ts';
export * from './oracle/written-answers.ts';
export * from './payments/affiliates.ts';
export * from './payments/affiliates-admin.ts';
export * from './payments/memberships.ts';
export * from './payments/memberships-admin.ts';
export * from './payments/payment-events.ts';
export * from './payments/payment-sandbox.ts';
export * from './payments/referrals.ts';
export * from './payments/referrals-admin.ts';
export * from './programmes/programme-runs.ts';
export * from './programmes/programmes.ts';
export * from './symbols/dictionary.ts';
export * from './symbols/dictionary-admin.ts';
export * from './symbols/personal-symbols.ts';
export * from './symbols/symbols.ts';
export * from './tickets/canned-answers.ts';
export type { TicketBrowserInfo, TicketUserAction } from './tickets/ticket-texts.ts';
export * from './tickets/tickets.ts';
export * from './tickets/tickets-admin.ts';

/** Every call that crosses the wire. */
export const endpoints = {
  ...communityProfileEndpoints,
  ...communityPostsEndpoints,
  ...communityCirclesEndpoints,
  ...communityModerationEndpoints,
  ...programmesEndpoints,
  ...programmeRunsEndpoints,
  ...systemEndpoints,
  ...accountsEndpoints,
  ...signInEndpoints,
  ...oidcEndpoints,
  ...authTestEndpoints,
  ...emailTestEndpoints,
  ...jobQueuesEndpoints,
  ...mailQueueEndpoints,
  ...sessionsEndpoints,
  ...reauthenticationEndpoints,
  ...factorsEndpoints,
  ...emailVerificationEndpoints,
  ...emailChangesEndpoints,
  ...passwordsEndpoints,
  ...readDreamEndpoints,
  ...deepenedReadingsEndpoints,
  ...aiDebugEndpoints,
  ...debugSymbolsEndpoints,
  ...dreamsEndpoints,
  ...keptReadingsEndpoints,
  ...timelineEndpoints,
  ...voiceRecordingsEndpoints,
  ...profileEndpoints,
  ...personalSymbolsEndpoints,
  ...dictionaryEndpoints,
  ...dictionaryAdminEndpoints,
  ...placesEndpoints,
  ...oracleProfileEndpoints,
  ...natalChartEndpoints,
  ...consultationsEndpoints,
  ...practiceJournalEndpoints,
  ...oracleFollowUpsEndpoints,
  ...oracleSharesEndpoints,
  ...writtenAnswersEndpoints,
  ...momentsEndpoints,
  ...exerciseSessionsEndpoints,
  ...recallMarksEndpoints,
  ...memorySettingsEndpoints,
  ...memoryProgressEndpoints,
  ...dreamAnalyticsEndpoints,
  ...symbolSkyEndpoints,
  ...symbolStoriesEndpoints,
  ...recurringDreamsEndpoints,
  ...findingsEndpoints,
  ...monthlyLettersEndpoints,
  ...dreamThemesEndpoints,
  ...pushSubscriptionsEndpoints,
  ...remindersEndpoints,
  ...symbolsEndpoints,
  ...readingSettingsEndpoints,
  ...readingContextEndpoints,
  ...followUpsEndpoints,
  ...importsEndpoints,
  ...exportsEndpoints,
  ...dataInventoryEndpoints,
  ...accountDeletionEndpoints,
  ...announcementsEndpoints,
  ...announcementsAdminEndpoints,
  ...notificationsEndpoints,
  ...membershipsEndpoints,
  ...membershipsAdminEndpoints,
  ...paymentEventsEndpoints,
  ...paymentSandboxEndpoints,
  ...referralsEndpoints,
  ...referralsAdminEndpoints,
  ...affiliatesEndpoints,
  ...affiliatesAdminEndpoints,
  ...ticketsEndpoints,
  ...ticketScreenshotsEndpoints,
  ...ticketsAdminEndpoints,
  ...landingExperimentsEndpoints,
  ...landingExperimentsAdminEndpoints,
  ...cannedAnswersEndpoints,
  ...adminOverviewEndpoints,
  ...invariantsEndpoints,
  ...monitoringEndpoints,
  ...adminUsersEndpoints,
  ...auditLogEndpoints,
  ...systemReportsEndpoints,
} as const satisfies Record<EndpointKey, Endpoint>;
export type Endpoints = typeof endpoints;
