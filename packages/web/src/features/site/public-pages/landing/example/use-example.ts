import type { Language } from '@chitta/contract/first-page';
import { use } from 'react';
import { currentLanguage } from '#web/lib/i18n.ts';
import type { ExampleDream, ExampleReading } from './example-dream.ts';

const dreams: Readonly<Record<Language, () => Promise<{ readonly default: ExampleDream }>>> = {
  en: () => import('virtual:example-dream/en'),
  es: () => import('virtual:example-dream/es'),
};

const readings: Readonly<Record<Language, () => Promise<{ readonly default: ExampleReading }>>> = {
  en: () => import('virtual:example-reading/en'),
  es: () => import('virtual:example-reading/es'),
};

const loaded = new Map<Language, ExampleDream>();
const loading = new Map<Language, Promise<ExampleDream>>();

/** Fetches the example of a language, once; a failure is tried again with the next call. */
export function loadExample(language: Language = currentLanguage()): Promise<ExampleDream> {
  const known = loading.get(language);
  if (known) return known;
  const asked = dreams[language]().then((module) => {
    loaded.set(language, module.default);
    return module.default;
  });
  loading.set(language, asked);
  asked.catch(() => loading.delete(language));
  return asked;
}

/** The example of a language; at hand where the page was loaded with it. */
export function useExample(language: Language): ExampleDream {
  return loaded.get(language) ?? use(loadExample(language));
}

/** What is said of the example, and its sky. */
export async function loadExampleReading(language: Language): Promise<ExampleReading> {
  return (await readings[language]()).default;
}
