import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './paths.mjs';
import { copySources, isNoTest, makeRelease } from './release.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chitta-release-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['/a/packages/server/src/main.ts', true],
  ['/a/packages/server/src/main.test.ts', false],
  ['/a/packages/server/src/testing', false],
  ['/a/packages/server/src/platform/payments/testing/prices.ts', false],
])('%s goes into a release: %s', (path, goes) => {
  expect(isNoTest(path)).toBe(goes);
});

describe('makeRelease', () => {
  it('leaves a folder with something in it as it is', async () => {
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    await expect(makeRelease(root, folder)).rejects.toThrow('is not empty');
    expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
  });
});

describe('copySources', () => {
  const repository = {
    'package.json': JSON.stringify({ scripts: { start: 'a', test: 'b', chitta: 'c', dev: 'd' } }),
    'package-lock.json': '{}',
    'scripts/start.mjs': '',
    'scripts/test.mjs': '',
    'scripts/lib/install.mjs': '',
    'scripts/lib/install.test.mjs': '',
    'packages/server/package.json': '{}',
    'packages/server/src/main.ts': '',
    'packages/server/src/main.test.ts': '',
    'packages/server/src/testing/client.ts': '',
    'packages/web/package.json': '{}',
    'packages/web/src/main.tsx': '',
    'packages/web/dist/index.html': '',
    'packages/symbols/package.json': '{}',
    'packages/symbols/content/a.yaml': '',
    'packages/symbols/generated/version.json': '{}',
  };

  it('takes what runs: no tests, no sources of pages, no development scripts', () => {
    const from = join(folder, 'repository');
    for (const [path, text] of Object.entries(repository)) {
      mkdirSync(dirname(join(from, path)), { recursive: true });
      writeFileSync(join(from, path), text);
    }
    const to = join(folder, 'release');
    mkdirSync(to);
    copySources(from, to);
    const taken = Object.keys(repository).filter((path) => existsSync(join(to, path)));
    expect(taken).toEqual([
      'package.json',
      'package-lock.json',
      'scripts/start.mjs',
      'scripts/lib/install.mjs',
      'packages/server/package.json',
      'packages/server/src/main.ts',
      'packages/web/package.json',
      'packages/web/dist/index.html',
      'packages/symbols/package.json',
      'packages/symbols/generated/version.json',
    ]);
    expect(JSON.parse(readFileSync(join(to, 'package.json'), 'utf8')).scripts).toEqual({
      start: 'a',
      chitta: 'c',
    });
  });
});
