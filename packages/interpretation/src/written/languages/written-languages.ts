import type { Language } from '@chitta/symbols/types';
import { en } from '../../languages/en/written.ts';
import { es } from '../../languages/es/written.ts';
import type { WrittenLanguage } from '../written-language.ts';

export const writtenLanguages: Readonly<Record<Language, WrittenLanguage>> = { en, es };
