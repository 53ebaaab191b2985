import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chittaWith } from '../testing/run-chitta.ts';
import { assertOwnFolder } from './assert-own-folder.ts';

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chitta-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('assertOwnFolder', () => {
  it('lets anybody but root try, and root where the folder is its own or not there yet', () => {
    const folder = createFolder();
    expect(() => assertOwnFolder(folder, 4321)).not.toThrow();
    expect(() => assertOwnFolder(join(folder, 'data'), 0)).not.toThrow();
    if (statSync(folder).uid === 0) expect(() => assertOwnFolder(folder, 0)).not.toThrow();
  });
});

describe.runIf(process.getuid?.() === 0)('chitta as root', () => {
  it.each([['backup'], ['restore', 'newest', '--yes']])(
    'writes nothing into the folder of another user: %s',
    (...args) => {
      const folder = createFolder();
      chownSync(folder, 4321, 4321);
      const { status, stderr } = chittaWith({ DATA_DIR: folder, DATABASE_URL: '' }, ...args);
      expect(status).toBe(1);
      expect(stderr).toContain("sudo -u '#4321'");
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});
