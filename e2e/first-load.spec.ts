import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Kilobytes (1000 bytes, gzip) of JavaScript that a page may need before it is usable; `npm run bench -- browser` measures the same in a browser. */
const budgets = { '/': 150, '/dream-input': 200, '/journal': 200, '/interpretation': 200 } as const;

const built = join(import.meta.dirname, '../packages/web/dist');
const { firstLoads } = JSON.parse(readFileSync(join(built, 'pages.json'), 'utf8')) as {
  readonly firstLoads: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

for (const [path, budget] of Object.entries(budgets)) {
  for (const language of ['en', 'es']) {
    test(`${path} needs at most ${budget} kB of JavaScript first (${language})`, () => {
      const files = firstLoads[language]?.[path] ?? [];
      const sizes = files.map((file) => {
        const bytes = gzipSync(readFileSync(join(built, file))).length;
        return { file, bytes };
      });
      // React alone is more: a list that lost its files is no small page.
      expect(sizes.length).toBeGreaterThan(8);
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      const largest = sizes.sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `${bytes} ${file}`);
      console.log(`${path} (${language}): ${total.toFixed(1)} kB of ${budget}`);
      expect(total, `${path} (${language})\n${largest.join('\n')}`).toBeLessThanOrEqual(budget);
    });
  }
}
