import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOwnFolder, isReachableFor } from './reachable.ts';
import { createTestFolder } from './testing/embedded-app.ts';

const stranger = { uid: 54321, gid: 54321 };

function createChild(name: string, mode: number, parent = createTestFolder()): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  chmodSync(folder, mode);
  return folder;
}

describe('isReachableFor', () => {
  it('is true for whoever asks about itself', () => {
    expect(isReachableFor(undefined, '/no/such/folder')).toBe(true);
  });

  it('follows the permissions of others for a stranger', () => {
    expect(isReachableFor(stranger, createChild('open', 0o755))).toBe(true);
    expect(isReachableFor(stranger, createChild('closed', 0o700))).toBe(false);
    expect(isReachableFor(stranger, createChild('listed-only', 0o744))).toBe(false);
  });

  it('needs a way through every folder above, which need not be readable', () => {
    expect(isReachableFor(stranger, createChild('open', 0o755, createChild('closed', 0o750)))).toBe(false);
    expect(isReachableFor(stranger, createChild('open', 0o755, createChild('passage', 0o711)))).toBe(true);
  });

  it('gives the owner and the group their own permissions', () => {
    const folder = createChild('own', 0o700);
    const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
    expect(isReachableFor({ uid, gid: 54321 }, folder)).toBe(true);
    expect(isReachableFor({ uid: 54321, gid }, folder)).toBe(false);
    expect(isReachableFor({ uid: 54321, gid }, createChild('shared', 0o750))).toBe(true);
  });
});

describe('isOwnFolder', () => {
  it('accepts a folder of this user that nobody else may write to', () => {
    expect(isOwnFolder(createChild('own', 0o755))).toBe(true);
    expect(isOwnFolder(createChild('shared', 0o775))).toBe(false);
    expect(isOwnFolder(createChild('public', 0o777))).toBe(false);
  });
});
