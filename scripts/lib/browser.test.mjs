import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findSystemBrowser, findTestBrowser } from './browser.mjs';

it('finds a browser in any of the folders, once it is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chitta browser '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const folders = ['/no/such/folder', folder];
  expect(findSystemBrowser(folders)).not.toBe(join(folder, 'google-chrome'));
  writeFileSync(join(folder, 'google-chrome'), '');
  expect(findSystemBrowser(folders)).toBe(join(folder, 'google-chrome'));
});

it('tests with the shell wherever it lies, and with a whole browser where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chitta browser '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [whole, later] = [join(folder, 'whole'), join(folder, 'later')];
  for (const each of [whole, later]) mkdirSync(each);
  writeFileSync(join(whole, 'chromium'), '');
  expect(findTestBrowser([whole, later])).toBe(join(whole, 'chromium'));
  writeFileSync(join(later, 'chromium-headless-shell'), '');
  expect(findTestBrowser([whole, later])).toBe(join(later, 'chromium-headless-shell'));
  expect(findSystemBrowser([whole, later])).toBe(join(whole, 'chromium'));
});
