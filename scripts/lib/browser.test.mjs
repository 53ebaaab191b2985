import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findSystemBrowser } from './browser.mjs';

it('finds a browser in any of the folders, once it is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chitta browser '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const folders = ['/no/such/folder', folder];
  expect(findSystemBrowser(folders)).not.toBe(join(folder, 'google-chrome'));
  writeFileSync(join(folder, 'google-chrome'), '');
  expect(findSystemBrowser(folders)).toBe(join(folder, 'google-chrome'));
});
