import type { LandingVariant } from '@chitta/contract';
import { fillLanding } from './fill-landing.ts';
import { escapeHtml } from './html.ts';

/** What a page says before any script has run. */
export interface PageContent {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Absolute; null for a page that search engines should not list. */
  readonly canonical: string | null;
  /** The same page in other languages, absolute, by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** HTML that the app takes the place of; missing: what the page was built with. */
  readonly body?: string;
  readonly status?: number;
  /** Scripts and styles to ask for at once. */
  readonly files?: readonly string[];
  /** The variant of the first page. */
  readonly landing?: LandingVariant;
  /** What the page shows before the app does, where that is known: what belongs to other addresses is left out. */
  readonly begins?: 'early' | 'app';
}

/** What stands in the built page for some addresses alone: visitors' first page, and the paper of those who write. */
type Part = 'landing' | 'early';

function withoutOthers(page: string, begins: PageContent['begins']): string {
  if (begins === undefined) return page;
  const rest = withoutPart(page, 'landing');
  return begins === 'early' ? rest : withoutPart(rest, 'early');
}

/** Without what stands between the comments of a part. */
function withoutPart(page: string, part: Part): string {
  const [opening, closing] = [`<!--${part}-->`, `<!--/${part}-->`];
  const [first = '', ...rest] = page.split(opening);
  return rest.reduce((kept, each) => {
    const end = each.indexOf(closing);
    return kept + (end < 0 ? opening + each : each.slice(end + closing.length));
  }, first);
}

/** What the app draws over: from the start of its element to what is said where scripts do not run. */
const rootElement = /(<div id="root">)[\s\S]*(<\/div>\s*<noscript>)/;

/**
 * The page with its own language, title, description, addresses and text. The app replaces the text when it starts, as
 * it does with the start page; nothing of it is a script or a style.
 */
export function fillPage(page: string, content: PageContent): string {
  const { language, title, description, body, files = [], landing, begins } = content;
  const shown = landing ? fillLanding(page, landing) : withoutOthers(page, begins);
  return (files.length > 0 ? withFiles(shown, files) : shown)
    .replace(/(<html\b[^>]*?)lang="[^"]*"/, (_, before: string) => `${before}lang="${escapeHtml(language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    )
    .replace('</head>', () => `${addressTags(content)}${previewTags(content)}</head>`)
    .replace(rootElement, (whole, start: string, end: string) =>
      body === undefined ? whole : `${start}${body}${end}`,
    );
}

const locales: Readonly<Record<string, string>> = { en: 'en_US', es: 'es_ES' };
const picture = '/icons/icon-512.png';

/** What other sites and messengers show of a link to the page. */
function previewTags({ language, title, description, canonical }: PageContent): string {
  const properties = {
    'og:site_name': 'Chitta',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:locale': locales[language],
    ...(canonical !== null && { 'og:url': canonical, 'og:image': new URL(picture, canonical).href }),
  };
  const tags = Object.entries(properties).map(
    ([property, text]) => `<meta property="${property}" content="${escapeHtml(text ?? '')}" />`,
  );
  return [...tags, '<meta name="twitter:card" content="summary" />'].join('');
}

/** Fonts that the built page asks for before everything else. */
const fontTag = /[ \t]*<link\b[^>]*\bas="font"[^>]*>\n?/g;

/**
 * Asks for files as the app itself will, after what the page shows before. Fonts do not go before them: words can be read
 * in another until they are there.
 */
function withFiles(page: string, files: readonly string[]): string {
  const tags = files.map((file) => {
    const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
    return `<link ${kind} crossorigin href="${escapeHtml(file)}" />`;
  });
  return page
    .replace(fontTag, '')
    .replace(/<html\b/, '<html data-fonts="later"')
    .replace('</head>', () => `${tags.join('')}</head>`);
}

function addressTags({ canonical, alternates }: PageContent): string {
  if (canonical === null) return '<meta name="robots" content="noindex" />';
  const links = Object.entries(alternates).map(
    ([language, address]) =>
      `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(address)}" />`,
  );
  return [`<link rel="canonical" href="${escapeHtml(canonical)}" />`, ...links].join('');
}
