import type { Language } from '@chitta/contract';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import type { PageContent } from '#server/platform/http/web-app/fill-page.ts';
import { escapeHtml } from '#server/platform/http/web-app/html.ts';
import { dictionaryIndex } from '../browse/dictionary-index.ts';
import { links } from './entry-page.ts';
import { alternatesOf, dictionaryPath } from './page-addresses.ts';
import { pageWords } from './page-words.ts';

/** The page that leads to every entry. */
export function browsePage(dictionary: Dictionary, language: Language, origin: string): PageContent {
  const { title, lead } = pageWords[language];
  const items = dictionaryIndex(dictionary, language).entries.map(({ item }) => item);
  return {
    language,
    title: `${title} · Chitta`,
    description: lead,
    canonical: `${origin}${dictionaryPath[language]}`,
    alternates: alternatesOf(origin, (each) => dictionaryPath[each]),
    body: `<main class="prerendered"><article lang="${language}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${links(items, language)}</article></main>`,
  };
}

/** What is said at an address where no entry is. */
export function missingPage(language: Language): PageContent {
  const { missingTitle, missingText, back } = pageWords[language];
  const link = `<a href="${dictionaryPath[language]}">${escapeHtml(back)}</a>`;
  return {
    language,
    title: `${missingTitle} · Chitta`,
    description: missingText,
    canonical: null,
    alternates: {},
    body: `<main class="prerendered"><article lang="${language}"><h1>${escapeHtml(missingTitle)}</h1><p>${escapeHtml(missingText)}</p><p>${link}</p></article></main>`,
    status: 404,
  };
}
