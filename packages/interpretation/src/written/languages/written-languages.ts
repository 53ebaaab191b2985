import type { Language } from '@chitta/symbols/types';
import { en } from './en.ts';
import { es } from './es.ts';
import type { WrittenLanguage } from './written-language.ts';

export const writtenLanguages: Readonly<Record<Language, WrittenLanguage>> = { en, es };
