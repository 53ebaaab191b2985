import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkOfPages } from './build/chunk-groups.ts';
import { exampleDream } from './build/example-dream.ts';
import { pagesFile } from './build/pages-file.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { pushWorker, pushWorkerFile } from './build/push-worker.ts';
import { startPage } from './build/start-page.ts';

const tokens = readFileSync(new URL('./src/styles/tokens.css', import.meta.url), 'utf8');
const surface = /--surface:\s*(#\w+)/.exec(tokens)?.[1] ?? '';
const apiTarget = `http://localhost:${process.env.API_PORT ?? '3000'}`;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    exampleDream(),
    startPage(surface),
    pagesFile(),
    preloadFonts(['figtree-latin-wght-normal', 'literata-latin-wght-normal']),
    pushWorker(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: [],
      manifest: {
        id: '/',
        name: 'Chitta: dream journal',
        short_name: 'Chitta',
        description: 'Write down a dream, read it in the language of symbols, keep a journal.',
        lang: 'en',
        start_url: '/dream-input',
        scope: '/',
        display: 'standalone',
        categories: ['lifestyle', 'health', 'books'],
        theme_color: surface,
        background_color: surface,
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg}'],
        // The chart of affiliates is of no use without a connection.
        globIgnores: ['**/*-ext-*.woff2', '**/months-chart-*.js', pushWorkerFile],
        // Pushes, which browsers hand to the service worker alone.
        importScripts: [`/${pushWorkerFile}`],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
        cleanupOutdatedCaches: true,
        // The first visit is served too, so that what it loads is there without a connection.
        clientsClaim: true,
        runtimeCaching: [
          {
            // The dictionaries and rarer fonts: large, and named by their content.
            urlPattern: /\/assets\/.+\.(?:json|woff2)$/,
            handler: 'CacheFirst',
            options: { cacheName: 'content', expiration: { maxEntries: 24 } },
          },
          {
            // Signing out without a connection: the browser sends it again by itself, also once every page is closed.
            urlPattern: /\/api\/auth\/logout/,
            method: 'POST',
            handler: 'NetworkOnly',
            options: { backgroundSync: { name: 'signing-out', options: { maxRetentionTime: 7 * 24 * 60 } } },
          },
        ],
      },
    }),
    precompress(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Browsers that cannot fetch modules ahead fetch them as they are needed.
    modulePreload: { polyfill: false },
    // Every asset is a file of its own: the content security policy allows no data addresses for scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first script fetches the rest with this, asks the server and takes words before the app runs; it must not
            // itself wait for the rest.
            {
              name: 'early',
              test: /vite\/preload-helper|rolldown\/runtime|src\/lib\/(?:early-answers\/|early-words\/(?:early|keep)-|referral-link\/)/,
              priority: 10,
            },
            // What of the app the first view takes, which shows a member's own words before the app runs.
            {
              name: 'first-parts',
              test: /first-view\/build-element|journal\/(?:journal-days|line-words|row-title)|contract\/src\/journal\/shown-title|drafts\/drafts-place|parts\/parts-of-reading|format\/day-in\.ts/,
              priority: 5,
            },
            // What every page needs, in one file that outlives most releases in the browser's cache. What only
            // members' pages need, lists that go on, requests that change something and what holds somebody back, comes with those pages.
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next|@tanstack\/[\w-]+)\/(?!.*(?:\/Trans|nfiniteQueryO|useInfiniteQuery|useBlocker|utationObserver|useMutation\.|queriesObserver|useQueries\.))/,
            },
            { debugName: 'pages', name: chunkOfPages(), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiTarget } },
  preview: { proxy: { '/api': apiTarget } },
});
