import type { Language } from '@chitta/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The dictionary speaks the language of its address: whoever follows a Spanish link sees Spanish around it as well,
 * for this visit; the stored choice stays. Choosing another language on the page leads to its own address.
 */
export function useAddressLanguage(language: Language, onOther: (language: Language) => void): void {
  const { i18n } = useTranslation('dictionary');
  const followed = useRef<Language | null>(null);
  useEffect(() => {
    if (followed.current === language) {
      if (i18n.language !== language) onOther(i18n.language as Language);
      return;
    }
    followed.current = language;
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [language, i18n, i18n.language, onOther]);
}
