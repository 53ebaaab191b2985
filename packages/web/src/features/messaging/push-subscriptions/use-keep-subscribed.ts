import { useEffect } from 'react';
import { currentLanguage, i18n } from '#web/lib/i18n.ts';
import { keepPushLanguage } from '#web/lib/push/push-language.ts';
import { keepSubscribed } from './device/keep-subscribed.ts';
import { isPushMember } from './device/own-subscription.ts';

/** Milliseconds: the service worker comes a while after the page. */
const delay = 5000;

/** Keeps what the member has turned on in this browser as it should be: once a visit, and when the language changes. */
export function useKeepSubscribed(memberId: number): void {
  useEffect(() => {
    // What cannot be looked at now is looked at when the app starts next.
    const timer = setTimeout(() => keepSubscribed(memberId).catch(() => undefined), delay);
    const handleLanguage = () => {
      if (isPushMember(memberId)) keepPushLanguage(currentLanguage()).catch(() => undefined);
    };
    i18n.on('languageChanged', handleLanguage);
    return () => {
      clearTimeout(timer);
      i18n.off('languageChanged', handleLanguage);
    };
  }, [memberId]);
}
