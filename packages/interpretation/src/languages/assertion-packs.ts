import type { Language } from '@chitta/symbols/types';
import type { AssertionPack } from '../assertion/assertion-pack.ts';
import { englishAssertion } from './en/assertion.ts';
import { spanishAssertion } from './es/assertion.ts';

export const assertionPacks: Readonly<Record<Language, AssertionPack>> = {
  en: englishAssertion,
  es: spanishAssertion,
};
