import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findSystemBrowser } from './browser.mjs';

it('finds a browser in any folder of PATH, and nothing where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chitta browser '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = ['/no/such/folder', folder].join(delimiter);
  expect(findSystemBrowser(path)).toBeUndefined();
  writeFileSync(join(folder, 'google-chrome'), '');
  expect(findSystemBrowser(path)).toBe(join(folder, 'google-chrome'));
});
