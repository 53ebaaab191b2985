import { type DictionaryEntry, type DictionaryItem, type Language, limits } from '@chitta/contract';
import type { PageContent } from '#server/platform/http/web-app/fill-page.ts';
import { escapeHtml } from '#server/platform/http/web-app/html.ts';
import { alternatesOfEntry, dictionaryPath, entryPath } from './page-addresses.ts';
import { pageWords } from './page-words.ts';

/** Characters that search engines show of a description. */
const longestDescription = 160;

/** The page of one entry. */
export function entryPage(entry: DictionaryEntry, origin: string): PageContent {
  const { language, address, addresses, name, description } = entry;
  const words = pageWords[language];
  return {
    language,
    title: `${words.entryTitle(name)} · Chitta`,
    description: cut(description),
    canonical: `${origin}${entryPath(language, address)}`,
    alternates: alternatesOfEntry(origin, addresses),
    body: entryBody(entry),
  };
}

function entryBody(entry: DictionaryEntry): string {
  const { language, name, category } = entry;
  const words = pageWords[language];
  const texts = [entry.description, entry.extendedDescription, entry.deeperInsight];
  const parts = [
    `<p><a href="${dictionaryPath[language]}">${escapeHtml(words.back)}</a></p>`,
    `<h1>${escapeHtml(name)}</h1><p>${escapeHtml(category)}</p>`,
    ...texts.filter((text) => text !== '').map((text) => `<p>${escapeHtml(text)}</p>`),
    section(words.alsoFoundAs, variationsOf(entry)),
    section(words.parts, links(entry.parts, language)),
    section(words.combined, links(entry.combined, language)),
    section(words.related, links(entry.related, language)),
    otherLanguageLink(entry),
  ];
  return `<main class="prerendered"><article lang="${language}">${parts.join('')}</article></main>`;
}

function variationsOf({ variations }: DictionaryEntry): string {
  return variations.length === 0 ? '' : `<p>${escapeHtml(variations.join(', '))}</p>`;
}

function section(title: string, content: string): string {
  return content === '' ? '' : `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;
}

/** A list of entries, each leading to its page. */
export function links(
  items: readonly Pick<DictionaryItem, 'address' | 'name'>[],
  language: Language,
): string {
  const lines = items.map(
    ({ address, name }) => `<li><a href="${entryPath(language, address)}">${escapeHtml(name)}</a></li>`,
  );
  return lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`;
}

function otherLanguageLink({ language, names, addresses }: DictionaryEntry): string {
  const other = limits.languages.find((each) => each !== language && typeof names[each] === 'string');
  const address = other && addresses[other];
  if (!other || !address) return '';
  const label = escapeHtml(pageWords[language].otherLanguage(names[other] ?? ''));
  return `<p><a href="${entryPath(other, address)}" hreflang="${other}" lang="${other}">${label}</a></p>`;
}

function cut(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/(?<!\s)\s+\S*$/, '')}…`;
}
