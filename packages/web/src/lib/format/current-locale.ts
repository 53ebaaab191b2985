import { currentLanguage } from '../i18n.ts';

/**
 * How dates and times are written: the interface's language as the browser's region has it, so that somebody in London
 * reads "23 Nov, 16:05" and weeks that begin on Monday. The language alone where the browser names no region of it.
 */
export function currentLocale(): string {
  const language = currentLanguage();
  return navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
