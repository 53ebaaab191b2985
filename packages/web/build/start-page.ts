import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const languages = ['en', 'es'] as const;

interface LandingWords {
  readonly title: string;
  readonly lead: string;
}

function words<Words>(path: string): Words {
  return JSON.parse(readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')) as Words;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function startIn(language: string): string {
  const landing = words<LandingWords>(`features/site/public-pages/locales/landing.${language}.json`);
  const { loading } = words<{ loading: string }>(`app/locales/app.${language}.json`);
  return `<div class="start" lang="${language}">
        <div class="start-landing landing"><section class="landing-hero night-depth"><div class="landing-words">
          <h1 class="landing-title">${escapeHtml(landing.title)}</h1>
          <p class="landing-lead">${escapeHtml(landing.lead)}</p>
        </div><div class="landing-sky"></div></section></div>
        <div class="start-app loading-screen" role="status"><p>${escapeHtml(loading)}</p></div>
      </div>`;
}

/**
 * Puts what can be read at once into the page itself, before any script has arrived: the first words of the
 * landing page, or that the app is loading. `boot.js` decides which; the app then takes its place.
 * `themeColour` tints the browser's own bars.
 */
export function startPage(themeColour: string): Plugin {
  return {
    name: 'start-page',
    transformIndexHtml: (html) => ({
      html: html.replace(
        '<!--start-->',
        `<div class="site-header"><div class="site-bar"><span class="site-mark"><span class="start-mark"></span><span>Chitta</span></span></div></div>
      ${languages.map(startIn).join('\n      ')}`,
      ),
      tags: [{ tag: 'meta', attrs: { name: 'theme-color', content: themeColour }, injectTo: 'head' }],
    }),
  };
}
