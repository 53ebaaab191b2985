import type { Language } from '@chitta/symbols/types';
import type { ReadingLevel } from '../../types.ts';
import { english } from './en/phrasing.ts';
import { plain as plainEnglish } from './en/plain.ts';
import { spanish } from './es/phrasing.ts';
import { plain as plainSpanish } from './es/plain.ts';
import type { Phrasing } from './slots.ts';

const tables = {
  en: { full: english, plain: { ...english, ...plainEnglish } },
  es: { full: spanish, plain: { ...spanish, ...plainSpanish } },
} as const satisfies Record<Language, Record<'full' | 'plain', Phrasing>>;

/** The sentence tables of a language; the plain level has shorter ones of its own. */
export function phrasingOf(language: Language, level: ReadingLevel): Phrasing {
  return tables[language][level === 'plain' ? 'plain' : 'full'];
}
