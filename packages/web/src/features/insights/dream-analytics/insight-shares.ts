import { currentLanguage } from '#web/lib/i18n.ts';

/** A share as people write it. */
export const percentWords = (share: number) =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A name as it stands at the beginning of a sentence. */
export const capital = (name: string) =>
  name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(currentLanguage()));
