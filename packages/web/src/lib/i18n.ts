import { type Language, languages } from '@chitta/contract/first-page';
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { bundleOf, type WordBundle } from './first-words/bundled-words.ts';
import { localKeys, readLocal, writeLocal } from './storage-keys.ts';

type Words = Record<string, unknown>;
type WordsByFile = Readonly<Record<string, Words>>;
type WordLoaders = Readonly<Record<string, () => Promise<Words>>>;

/** Words that come together, in each language. */
const bundles: Readonly<
  Record<WordBundle, Readonly<Record<Language, () => Promise<{ readonly words: WordsByFile }>>>>
> = {
  shell: {
    en: () => import('./first-words/shell.en.ts'),
    es: () => import('./first-words/shell.es.ts'),
  },
  member: {
    en: () => import('./first-words/member.en.ts'),
    es: () => import('./first-words/member.es.ts'),
  },
};

/**
 * All others are a chunk per namespace and language: a page loads only the words it shows. The list of those of first
 * pages is at hand, the list of all the rest is a chunk itself in each language.
 */
const firstLoaders = import.meta.glob<Words>(
  ['../features/**/locales/{landing,landing-more,accounts,journal-views,voice-recordings}.*.json'],
  { import: 'default' },
);

function inFile<Value>(values: Readonly<Record<string, Value>>, file: string): Value | undefined {
  return Object.entries(values).find(([path]) => path.endsWith(`/${file}`))?.[1];
}

async function fetchLoaders(language: Language): Promise<WordLoaders> {
  const { wordLoaders } = await (language === 'es'
    ? import('./all-words/es.ts')
    : import('./all-words/en.ts'));
  return wordLoaders;
}

async function fetchBundled(
  bundle: WordBundle,
  language: Language,
  file: string,
): Promise<Words | undefined> {
  const { words } = await bundles[bundle][language]();
  return inFile(words, file);
}

async function fetchAlone(language: Language, file: string): Promise<Words | undefined> {
  const load = inFile(firstLoaders, file) ?? inFile(await fetchLoaders(language), file);
  return load?.();
}

/** The words of a namespace such as `app` in a language. Rejects where there are none. */
async function fetchWords(namespace: string, wanted: string): Promise<Words> {
  const language: Language = wanted === 'es' ? 'es' : 'en';
  const file = `${namespace}.${language}.json`;
  const bundle = bundleOf(namespace);
  const words = await (bundle ? fetchBundled(bundle, language, file) : fetchAlone(language, file));
  if (!words) throw new Error(`No words for ${namespace} in ${language}`);
  return words;
}

const bundledBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    fetchWords(namespace, language).then(
      (words) => done(null, words as Parameters<ReadCallback>[1]),
      (error: unknown) => done(error as Error, null),
    );
  },
};

export function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** The stored choice of the device or the account, else the first of the browser's languages that the app speaks, else English. */
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
    detectLanguage(readLocal(localKeys.language) ?? readLocal(localKeys.accountLanguage), navigator.languages)
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
  return isLanguage(i18n.language) ? i18n.language : startLanguage();
}

/** Switches the language and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeLocal(localKeys.language, language);
  await i18n.changeLanguage(language);
}

/**
 * Speaks the language of the account that has signed in, here and at the next start, unless another was chosen on this
 * device or the address has one of its own.
 */
export async function followAccountLanguage(language: Language): Promise<void> {
  writeLocal(localKeys.accountLanguage, language);
  const isSettled =
    isLanguage(readLocal(localKeys.language)) || languageOfAddress(window.location.pathname) !== null;
  if (!isSettled && i18n.language !== language) await i18n.changeLanguage(language);
}

/** Loads the words of an area ahead of its page. They are fetched at once, even while the shell's still are. */
export async function loadWords(...namespaces: string[]): Promise<void> {
  const language = i18n.language ?? startLanguage();
  // What cannot be fetched is told by the backend, which asks again.
  for (const namespace of namespaces) fetchWords(namespace, language).catch(() => undefined);
  await started;
  await i18n.loadNamespaces(namespaces);
}
