import { chmodSync, existsSync, mkdirSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findInstalledProgram, type InstalledProgram, provideProgramFiles } from './program-files.ts';
import { createTestFolder } from './testing/embedded-app.ts';

const stranger = { uid: 54321, gid: 54321 };

/** A package as npm unpacks it: links only as a list, and sometimes without the permission to execute. */
function createPackage(mode = 0o755): InstalledProgram {
  const root = createTestFolder();
  const native = join(root, 'native');
  for (const folder of ['bin', 'lib']) mkdirSync(join(native, folder), { recursive: true });
  for (const name of ['initdb', 'postgres']) writeFileSync(join(native, 'bin', name), name, { mode });
  writeFileSync(join(native, 'lib', 'libicu.so.60.2'), 'library');
  writeFileSync(join(native, 'lib', 'libpq.a'), 'only for linking');
  const links = [{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  return { folder: native, version: '18.4.0-beta.17' };
}

describe('findInstalledProgram', () => {
  it('finds the package of this platform', () => {
    const { folder, version } = findInstalledProgram();
    expect(existsSync(join(folder, 'bin', 'postgres'))).toBe(true);
    expect(version).toMatch(/^\d+\./);
  });
});

describe('provideProgramFiles', () => {
  it('uses the programs where they are, completed by what an install script would have done', () => {
    const installed = createPackage(0o644);
    const programs = provideProgramFiles(undefined, installed);
    expect(programs).toEqual({
      initdb: join(installed.folder, 'bin', 'initdb'),
      postgres: join(installed.folder, 'bin', 'postgres'),
      majorVersion: '18',
    });
    expect(readlinkSync(join(installed.folder, 'lib', 'libicu.so.60'))).toBe('libicu.so.60.2');
    expect(statSync(programs.postgres).mode & 0o111).toBe(0o111);
  });

  it('copies them once, by version, where the user of the server cannot reach them', () => {
    const installed = createPackage();
    chmodSync(join(installed.folder, '..'), 0o700);
    const parent = createTestFolder();
    const programs = provideProgramFiles(stranger, installed, ['/no/such/parent', parent]);
    expect(programs.postgres.startsWith(join(parent, 'chitta', 'postgresql-18.4.0-beta.17-'))).toBe(true);
    expect(statSync(programs.postgres).mode & 0o555).toBe(0o555);
    const lib = join(programs.postgres, '..', '..', 'lib');
    expect(readlinkSync(join(lib, 'libicu.so.60'))).toBe('libicu.so.60.2');
    expect(existsSync(join(lib, 'libpq.a'))).toBe(false);
    const before = statSync(programs.postgres).ino;
    provideProgramFiles(stranger, installed, [parent]);
    expect(statSync(programs.postgres).ino).toBe(before);
  });

  it('does not trust a folder that others may write to', () => {
    const installed = createPackage();
    chmodSync(join(installed.folder, '..'), 0o700);
    const parent = createTestFolder();
    mkdirSync(join(parent, 'chitta'));
    chmodSync(join(parent, 'chitta'), 0o777);
    expect(() => provideProgramFiles(stranger, installed, [parent])).toThrow(
      /everybody may enter.*DATABASE_URL/s,
    );
  });

  it('names the way out where a program is missing', () => {
    const { folder } = createPackage();
    const incomplete = { folder: join(folder, 'lib'), version: '18.0.0' };
    expect(() => provideProgramFiles(undefined, incomplete)).toThrow(
      /initdb is missing.*npm ci.*DATABASE_URL/s,
    );
  });
});
