import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { VerificationPrompt } from '#web/features/identity/email-verification/verification-prompt.tsx';
import { UsageSection } from '#web/features/identity/profile/usage-section.tsx';
import { useModelSentence } from '#web/features/journal/deepened-readings/use-model-sentence.ts';
import { browserModel } from '#web/features/journal/device-readings/writing/browser-model.ts';
import { ReadingSettings } from '#web/features/journal/reading-settings/reading-settings.tsx';
import { remainingOf } from '#web/features/journal/readings/allowance.ts';
import { AllowanceLine } from '#web/features/journal/readings/allowance-line.tsx';
import { loadWords } from '#web/lib/i18n.ts';
import { isPremium, useMember } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { installApp } from '../../install-prompt.ts';
import { AccountNav } from '../profile/account-nav.tsx';

/** Few browsers have a model. */
const DeviceModelSetting = lazy(async () => ({
  default: (await import('#web/features/journal/device-readings/writing/device-model-setting.tsx'))
    .DeviceModelSetting,
}));

/** Far down the page. */
const RemindersSection = lazy(async () => ({
  default: (await import('#web/features/messaging/reminders/reminders-section.tsx')).RemindersSection,
}));

const LetterMail = lazy(async () => {
  const [module] = await Promise.all([
    import('#web/features/insights/monthly-letters/letter-mail.tsx'),
    loadWords('letters'),
  ]);
  return { default: module.LetterMail };
});

const MessagingPreferences = lazy(async () => {
  const [module] = await Promise.all([
    import('#web/features/messaging/push-subscriptions/preferences/messaging-preferences.tsx'),
    loadWords('push'),
  ]);
  return { default: module.MessagingPreferences };
});

/** What the account can do, and what a member can set. */
export function AccountPage() {
  const { t } = useTranslation('app');
  const user = useMember();
  const { username, email } = user;
  const modelHint = useModelSentence();
  const resetDate = remainingOf(user, new Date())?.resetDate ?? null;
  return (
    <div className="settings-page">
      <AccountNav />
      <header>
        <h1 className="page-title">{t('nav.account')}</h1>
        <p className="mt-2 break-words text-muted">
          {username} · {email}
        </p>
        <VerificationPrompt variant="subtle" />
      </header>
      <UsageSection user={user} left={<AllowanceLine user={user} />} resetDate={resetDate} />
      <ReadingSettings modelHint={modelHint} />
      {browserModel() !== null && (
        <Suspense fallback={null}>
          <DeviceModelSetting />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <MessagingPreferences
          memberId={user.id}
          installWay={
            <p>
              <button type="button" className={buttonClass('quiet')} onClick={installApp}>
                {t('footer.install')}
              </button>
            </p>
          }
        />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <RemindersSection />
      </Suspense>
      {isPremium(user) && (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <div id="letters">
            <LetterMail />
          </div>
        </Suspense>
      )}
    </div>
  );
}
