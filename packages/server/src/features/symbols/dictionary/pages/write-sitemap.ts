import { limits } from '@chitta/contract';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { escapeHtml } from '#server/platform/http/web-app/html.ts';
import { dictionaryIndex } from '../browse/dictionary-index.ts';
import { inEachLanguage } from '../browse/in-each-language.ts';
import { alternatesOf, alternatesOfEntry, dictionaryPath, entryPath } from './page-addresses.ts';

/** Pages for everyone that have one address for both languages. */
const otherPages = [
  '/',
  '/learn',
  '/learn/accuracy',
  '/themes',
  '/roadmap',
  '/help',
  '/privacy-policy',
  '/terms-of-service',
];

/** The addresses that search engines may list, as the sitemap protocol has them. */
export function writeSitemap(dictionary: Dictionary, origin: string): string {
  const entries = limits.languages.flatMap((language) => {
    const { entries: own } = dictionaryIndex(dictionary, language);
    const pages = own.map(({ item: { slug, address } }) =>
      page(
        `${origin}${entryPath(language, address)}`,
        alternatesOfEntry(
          origin,
          inEachLanguage(dictionary, slug, (item) => item.address),
        ),
      ),
    );
    const browse = alternatesOf(origin, (each) => dictionaryPath[each]);
    return [page(`${origin}${dictionaryPath[language]}`, browse), ...pages];
  });
  const others = otherPages.map((path) => page(`${origin}${path}`, {}));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...others, ...entries].join('\n')}
</urlset>
`;
}

function page(address: string, alternates: Readonly<Record<string, string>>): string {
  const links = Object.entries(alternates).map(
    ([language, other]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(other)}"/>`,
  );
  return `<url><loc>${escapeHtml(address)}</loc>${links.join('')}</url>`;
}
