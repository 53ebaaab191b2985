import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isUpToDate, listFiles, writeStamp } from './sources.mjs';

let folder = '';
let stamp = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chitta sources '));
  stamp = join(folder, 'dist', '.sources.json');
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'main.ts'), 'first');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

describe('isUpToDate', () => {
  it('is false before anything was made, and true after', () => {
    expect(isUpToDate(stamp, [folder])).toBe(false);
    writeStamp(stamp, [folder]);
    expect(isUpToDate(stamp, [folder])).toBe(true);
  });

  it('notices another content, another file and one less', () => {
    writeStamp(stamp, [folder]);
    writeFileSync(join(folder, 'src', 'main.ts'), 'other');
    expect(isUpToDate(stamp, [folder])).toBe(false);
    writeFileSync(join(folder, 'src', 'main.ts'), 'first');
    writeFileSync(join(folder, 'src', 'more.ts'), '');
    expect(isUpToDate(stamp, [folder])).toBe(false);
    rmSync(join(folder, 'src', 'more.ts'));
    expect(isUpToDate(stamp, [folder])).toBe(true);
    rmSync(join(folder, 'src', 'main.ts'));
    expect(isUpToDate(stamp, [folder])).toBe(false);
  });

  it('is not misled by new times on the same content, as after a checkout', () => {
    writeStamp(stamp, [folder]);
    utimesSync(join(folder, 'src', 'main.ts'), 1, 1);
    expect(isUpToDate(stamp, [folder])).toBe(true);
  });
});

describe('listFiles', () => {
  it('leaves out what does not go into the result', () => {
    writeFileSync(join(folder, 'src', 'main.test.ts'), '');
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules', 'package.js'), '');
    expect(listFiles([folder, join(folder, 'missing')])).toEqual([join(folder, 'src', 'main.ts')]);
  });
});
