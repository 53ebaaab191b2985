import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { exampleIn, importSource } from './example-dream.ts';

const languages = ['en', 'es'] as const;

interface EditorWords {
  readonly editor: { readonly label: string; readonly placeholder: string };
}

function words<Words>(path: string): Words {
  return JSON.parse(readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')) as Words;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

async function startIn(language: (typeof languages)[number]): Promise<string> {
  const { loading } = words<{ loading: string }>(`app/locales/app.${language}.json`);
  const { renderStart } =
    await importSource<typeof import('./start/render-start.tsx')>('start/render-start.tsx');
  return `<div class="start" lang="${language}">
        <!--landing--><div class="start-landing landing">${await renderStart(language, await exampleIn(language))}</div><!--/landing-->
        <div class="start-app loading-screen" role="status"><p>${escapeHtml(loading)}</p></div>
      </div>`;
}

/**
 * The paper of `/dream-input`, which takes words before the app runs. It stands beside what the app draws over, so that
 * it outlasts the app's first pictures and is taken over in one step (`lib/early-words`).
 */
function earlyPageIn(language: string): string {
  const { editor } = words<EditorWords>(`features/journal/dreams/locales/dreams.${language}.json`);
  const { loading } = words<{ loading: string }>(`app/locales/app.${language}.json`);
  return `<div class="early" lang="${language}"><div class="dream-editor"><div class="dream-paper"><textarea class="dream-field" data-early-words="dream-input" aria-label="${escapeHtml(editor.label)}" placeholder="${escapeHtml(editor.placeholder)}" autocapitalize="sentences" autocomplete="off"></textarea></div></div><p class="early-foot">${escapeHtml(loading)}</p></div>`;
}

/**
 * Puts what can be used at once into the page itself, before any script has arrived: the first screen of the landing
 * page, on which one can already write, or that the app is loading. `boot.js` decides which; the app then takes its
 * place, and over what was written. Comments mark what the server leaves out where a member opens another page.
 * `themeColour` tints the browser's own bars.
 */
export function startPage(themeColour: string): Plugin {
  return {
    name: 'start-page',
    transformIndexHtml: async (html) => {
      const starts = await Promise.all(languages.map(startIn));
      const mark = '<span class="site-mark"><span class="start-mark"></span><span>Chitta</span></span>';
      const header = `<div class="site-header"><div class="site-bar">${mark}</div></div>`;
      return {
        html: html
          .replace('<!--early-->', () => `<!--early-->${languages.map(earlyPageIn).join('')}<!--/early-->`)
          .replace('<!--start-->', () => [header, ...starts].join('\n      ')),
        tags: [{ tag: 'meta', attrs: { name: 'theme-color', content: themeColour }, injectTo: 'head' }],
      };
    },
  };
}
