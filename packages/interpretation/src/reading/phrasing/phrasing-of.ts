import type { Language } from '@chitta/symbols/types';
import { english } from './en/phrasing.ts';
import { spanish } from './es/phrasing.ts';
import type { Phrasing } from './slots.ts';

/** The sentence tables of a language. */
export function phrasingOf(language: Language): Phrasing {
  return language === 'es' ? spanish : english;
}
