import { type Language, languages } from '@chitta/contract/limits';
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { localKeys, readLocal, writeLocal } from './storage-keys.ts';

/** One chunk per namespace and language: a page loads only the words it shows. */
const resources = import.meta.glob<Record<string, unknown>>('../**/locales/*.json', { import: 'default' });

const loaders = new Map(
  Object.entries(resources).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load] as const),
);

const bundledBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    const load = loaders.get(`${namespace}.${language}.json`);
    if (!load) {
      done(new Error(`No words for ${namespace} in ${language}`), null);
      return;
    }
    load().then(
      (words) => done(null, words as Parameters<ReadCallback>[1]),
      (error: unknown) => done(error as Error, null),
    );
  },
};

export function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** The stored choice, else the first of the browser's languages that the app speaks, else English. */
export function detectLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find(isLanguage) ?? 'en';
}

export const i18n = i18next.createInstance();

function markDocument(language: string): void {
  document.documentElement.lang = language;
}

/** The language that an address of the dictionary speaks; null for all other addresses, which speak any. */
export function languageOfAddress(pathname: string): Language | null {
  const [, language] = /^(\/es)?\/learn\/dictionary(?:\/|$)/.exec(pathname) ?? [null, null];
  if (language === null) return null;
  return language ? 'es' : 'en';
}

function startLanguage(): Language {
  return (
    languageOfAddress(window.location.pathname) ??
    detectLanguage(readLocal(localKeys.language), navigator.languages)
  );
}

let started: Promise<unknown> | undefined;

/** Loads the words of the shell and starts translating. Call once, before the first render. */
export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', markDocument);
  started = i18n
    .use(bundledBackend)
    .use(initReactI18next)
    .init({
      lng: startLanguage(),
      // Key sets are proven equal by a test, so the other language is never downloaded as well.
      fallbackLng: false,
      supportedLngs: languages,
      load: 'languageOnly',
      ns: ['common', 'app'],
      defaultNS: 'app',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  await started;
}

/** The language of the interface now. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : 'en';
}

/** Switches the language and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeLocal(localKeys.language, language);
  await i18n.changeLanguage(language);
}

/** Loads the words of an area ahead of its page. They are fetched at once, even while the shell's still are. */
export async function loadWords(...namespaces: string[]): Promise<void> {
  const language = i18n.language ?? startLanguage();
  for (const namespace of namespaces) void loaders.get(`${namespace}.${language}.json`)?.();
  await started;
  await i18n.loadNamespaces(namespaces);
}
