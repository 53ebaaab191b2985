import { appendFileSync, closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rotateLog } from './rotate-log.ts';
import { createTestFolder } from './testing/embedded-app.ts';

it('begins a large log anew, under the hands of whoever has it open', () => {
  const log = join(createTestFolder(), 'postgres.log');
  const open = openSync(log, 'a');
  writeSync(open, 'old\n'.repeat(10));
  rotateLog(log, 100);
  expect(existsSync(`${log}.1`)).toBe(false);
  rotateLog(log, 40);
  writeSync(open, 'new\n');
  closeSync(open);
  expect(readFileSync(log, 'utf8')).toBe('new\n');
  expect(readFileSync(`${log}.1`, 'utf8')).toBe('old\n'.repeat(10));
});

it('replaces what was put aside before, and minds no log that is not there', () => {
  const log = join(createTestFolder(), 'postgres.log');
  rotateLog(log, 1);
  for (const line of ['one\n', 'two\n']) {
    appendFileSync(log, line);
    rotateLog(log, 1);
  }
  expect(readFileSync(`${log}.1`, 'utf8')).toBe('two\n');
});
