import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPostmasterFile } from './postmaster.ts';
import { createTestFolder } from './testing/embedded-app.ts';

function write(lines: string[]): string {
  const folder = createTestFolder();
  writeFileSync(join(folder, 'postmaster.pid'), `${lines.join('\n')}\n`);
  return folder;
}

const lines = [
  '4711',
  '/proc/self/cwd',
  '1795242526',
  '5432',
  '/tmp/chitta-abc123',
  '',
  '  1234  5',
  'starting',
];

describe('readPostmasterFile', () => {
  it('reads who runs, where it listens and whether it is ready', () => {
    expect(readPostmasterFile(write(lines))).toEqual({
      pid: 4711,
      socketFolder: '/tmp/chitta-abc123',
      isReady: false,
    });
    expect(readPostmasterFile(write([...lines.slice(0, 7), 'ready   ']))?.isReady).toBe(true);
  });

  it('copes with a file that is being written', () => {
    expect(readPostmasterFile(write(['4711']))).toEqual({ pid: 4711, socketFolder: '', isReady: false });
  });

  it('finds nothing where no server runs', () => {
    expect(readPostmasterFile(createTestFolder())).toBeUndefined();
  });
});
