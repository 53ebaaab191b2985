import type { LandingVariant } from '@chitta/contract';
import { type Language, limits } from '@chitta/contract';
import { escapeHtml } from './html.ts';

/** Texts of the first screen, which stand in the page itself; what else a variant changes is drawn by the app. */
const early = ['headline', 'lead', 'primaryCta'] as const;

/**
 * The first page with the texts of a variant in the place of its own, in each language, and the variant itself for the app,
 * which goes on with the same: nothing of the page changes when the app takes over.
 */
export function fillLanding(page: string, variant: LandingVariant): string {
  const data = `<meta name="landing-variant" content="${escapeHtml(JSON.stringify(variant))}" />`;
  const told = page.replace('</head>', () => `${data}</head>`);
  return limits.languages.reduce((filled, language) => inLanguage(filled, language, variant), told);
}

/** The part of the page that is shown to who reads a language ends where that of the next one begins. */
function inLanguage(page: string, language: Language, { content }: LandingVariant): string {
  const start = page.indexOf(`<div class="start" lang="${language}"`);
  if (start < 0) return page;
  const next = page.indexOf('<div class="start"', start + 1);
  const end = next < 0 ? page.length : next;
  const part = early.reduce(
    (filled, name) => {
      const text = content.texts[name]?.[language];
      return text === undefined ? filled : withText(filled, name, text);
    },
    page.slice(start, end),
  );
  return page.slice(0, start) + part + page.slice(end);
}

function withText(part: string, name: string, text: string): string {
  const place = new RegExp(`(<[a-z0-9]+\\b[^>]*\\bdata-landing-text="${name}"[^>]*>)[^<]*`);
  return part.replace(place, (_, before: string) => `${before}${escapeHtml(text)}`);
}
