/**
 * Renders the PNG icons of the installed app from `public/icons/icon.svg` with a local Chromium. Run it by hand
 * after changing the mark: `node build/render-icons.mjs`.
 */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const folder = new URL('../public/icons/', import.meta.url);
const square = (await readFile(new URL('icon.svg', folder), 'utf8')).replace('rx="7"', '');
const rounded = await readFile(new URL('icon.svg', folder), 'utf8');

const targets = [
  { file: 'icon-192.png', size: 192, svg: rounded },
  { file: 'icon-512.png', size: 512, svg: rounded },
  // Launchers cut these to their own shape: the ground fills the square, and the mark stays in the safe middle.
  {
    file: 'maskable-512.png',
    size: 512,
    svg: square.replace('translate(3.2 3.2) scale(.8)', 'translate(6.4 6.4) scale(.6)'),
  },
  { file: 'apple-touch-icon.png', size: 180, svg: square },
  // What phones show small beside a notification: they take its shape alone, and colour it themselves.
  {
    file: 'badge-96.png',
    size: 96,
    svg: rounded
      .replace(/<rect[^>]*>/, '')
      .replaceAll(/#[\da-f]{6}/g, '#fff')
      .replace('translate(3.2 3.2) scale(.8)', ''),
  },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, size, svg } of targets) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: new URL(file, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
