import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';
import { isRoot } from './server-user.ts';
import { createTestFolder } from './testing/embedded-app.ts';

function lock(dataDir: string, address?: string) {
  const held = lockDataDir(dataDir, address);
  onTestFinished(() => held.release());
  return held;
}

describe('lockDataDir', () => {
  it('lets one holder in and names it to the next', () => {
    const dataDir = createTestFolder();
    lock(dataDir, 'http://localhost:3000');
    expect(() => lock(dataDir)).toThrow(`process ${process.pid}, http://localhost:3000`);
    expect(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'))).toEqual({
      pid: process.pid,
      address: 'http://localhost:3000',
    });
  });

  it.runIf(isRoot())('says whose a folder is that root has used', () => {
    const dataDir = createTestFolder();
    lockDataDir(dataDir, undefined).release();
    process.seteuid?.(65_534);
    try {
      expect(() => lockDataDir(dataDir, undefined)).toThrow(
        /belongs to another user \(uid 0\): start Chitta as/,
      );
    } finally {
      process.seteuid?.(0);
    }
  });

  it('lets the next one in after the release', () => {
    const dataDir = createTestFolder();
    lockDataDir(dataDir, undefined).release();
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
    expect(() => lock(dataDir)).not.toThrow();
  });

  it('does not believe what a killed holder left behind, even under a number that lives again', () => {
    const dataDir = createTestFolder();
    writeFileSync(
      join(dataDir, 'running.json'),
      JSON.stringify({ pid: 1, address: 'http://localhost:3000' }),
    );
    expect(() => lock(dataDir)).not.toThrow();
  });

  it('has words for a holder that did not say who it is', () => {
    const dataDir = createTestFolder();
    lock(dataDir);
    writeFileSync(join(dataDir, 'running.json'), '');
    expect(() => lock(dataDir)).toThrow(`Chitta is already running on ${dataDir}`);
  });

  it('says where it cannot write', () => {
    const dataDir = createTestFolder();
    mkdirSync(join(dataDir, 'running.lock'));
    expect(() => lock(dataDir)).toThrow(/Set DATA_DIR/);
  });
});
