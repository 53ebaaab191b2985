import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'en' | 'es';

const source = path.join(path.dirname(path.dirname(import.meta.dirname)), 'packages/web/src');
const folders = {
  common: 'lib/locales',
  'account-deletion': 'features/identity/account-deletion/locales',
  announcements: 'features/messaging/announcements/locales',
  'announcements-admin': 'features/messaging/announcements-admin/locales',
  app: 'app/locales',
  tutorial: 'app/locales',
  accounts: 'features/identity/accounts/locales',
  'audit-log': 'features/admin/audit-log/locales',
  community: 'features/community/posts/locales',
  'community-circles': 'features/community/circles/locales',
  'community-profile': 'features/community/pseudonyms/locales',
  'community-share': 'features/community/sharing/locales',
  'deepened-readings': 'features/journal/deepened-readings/locales',
  'device-model': 'features/journal/device-readings/locales',
  'ab-test-demo': 'features/experiments/ab-test-demo/locales',
  'experiments-admin': 'features/experiments/landing-experiments-admin/locales',
  dictionary: 'features/symbols/dictionary/locales',
  dreams: 'features/journal/dreams/locales',
  'email-changes': 'features/identity/email-changes/locales',
  'email-verification': 'features/identity/email-verification/locales',
  feedback: 'features/tickets/feedback/locales',
  screenshot: 'features/tickets/screenshot/locales',
  roadmap: 'features/tickets/roadmap/locales',
  factors: 'features/identity/factors/locales',
  'follow-ups': 'features/journal/follow-ups/locales',
  checkout: 'features/payments/memberships/locales',
  membership: 'features/payments/memberships/locales',
  landing: 'features/site/public-pages/locales',
  'landing-more': 'features/site/public-pages/locales',
  'membership-common': 'features/payments/memberships/locales',
  'membership-state': 'features/payments/memberships/locales',
  'payment-sandbox': 'features/payments/payment-sandbox/locales',
  plans: 'features/payments/memberships/locales',
  passwords: 'features/identity/passwords/locales',
  exports: 'features/data/exports/locales',
  imports: 'features/data/imports/locales',
  insights: 'features/insights/dream-analytics/locales',
  'insights-preview': 'features/insights/dream-analytics/locales',
  'job-queues': 'features/admin/job-queues/locales',
  'mail-queue': 'features/admin/mail-queue/locales',
  'mail-kinds': 'ui/mail-kind/locales',
  'referrals-admin': 'features/payments/referrals-admin/locales',
  'campaign-codes': 'features/payments/referrals-admin/locales',
  'dictionary-admin': 'features/symbols/dictionary-admin/locales',
  'tickets-desk': 'features/tickets/desk/locales',
  'dream-themes': 'features/insights/dream-themes/locales',
  outbox: 'features/journal/dreams/locales',
  'exercise-sessions': 'features/memory/exercise-sessions/locales',
  'memory-lane': 'app/locales',
  'programme-runs': 'features/programmes/programme-runs/locales',
  programmes: 'features/programmes/programmes/locales',
  'memory-progress': 'features/memory/memory-progress/locales',
  'memory-settings': 'features/memory/memory-settings/locales',
  monitoring: 'features/admin/monitoring/locales',
  letters: 'features/insights/monthly-letters/locales',
  moments: 'features/memory/moments/locales',
  'natal-charts': 'features/oracle/natal-charts/locales',
  'recall-marks': 'features/memory/recall-marks/locales',
  oracle: 'features/oracle/consultations/locales',
  notifications: 'features/messaging/notifications/locales',
  'oracle-answer': 'features/oracle/consultations/locales',
  'oracle-follow-ups': 'features/oracle/oracle-follow-ups/locales',
  push: 'features/messaging/push-subscriptions/locales',
  'oracle-profile': 'features/oracle/oracle-profile/locales',
  'oracle-shares': 'features/oracle/oracle-shares/locales',
  'practice-journal': 'features/oracle/practice-journal/locales',
  'personal-symbols': 'features/symbols/personal-symbols/locales',
  profile: 'features/identity/profile/locales',
  reminders: 'features/messaging/reminders/locales',
  unsubscribe: 'features/messaging/reminders/locales',
  'reading-settings': 'features/journal/reading-settings/locales',
  'referral-modal': 'features/payments/referrals/locales',
  referrals: 'features/payments/referrals/locales',
  reauthentication: 'features/identity/reauthentication/locales',
  sessions: 'features/identity/sessions/locales',
  readings: 'features/journal/readings/locales',
  'symbol-sky': 'features/insights/symbol-sky/locales',
  'symbol-stories': 'features/insights/symbol-stories/locales',
  share: 'features/journal/readings/share/locales',
  'voice-recordings': 'features/journal/voice-recordings/locales',
  'admin-desk': 'app/locales',
  'system-reports': 'features/admin/system-reports/locales',
} as const;

/** A text of the interface as a person sees it, by its key (`dreams:editor.read`), with its slots filled. */
export function text(language: Language, key: string, slots: Record<string, string | number> = {}): string {
  const [namespace, dotted] = key.split(':') as [keyof typeof folders, string];
  const file = path.join(source, folders[namespace], `${namespace}.${language}.json`);
  const found = dotted
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)?.[part],
      JSON.parse(readFileSync(file, 'utf8')),
    );
  if (typeof found !== 'string') throw new TypeError(`${key} is no text in ${language}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => String(slots[slot]));
}

/** The language a project runs in, from its locale. */
export function languageOf(locale: string | undefined): Language {
  return locale?.startsWith('es') ? 'es' : 'en';
}
