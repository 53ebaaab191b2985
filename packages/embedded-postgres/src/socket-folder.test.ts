import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSocketFolder, isSocketFolder } from './socket-folder.ts';
import { createTestFolder } from './testing/embedded-app.ts';

describe('createSocketFolder', () => {
  it('creates a folder that only its owner may enter, and knows it again', () => {
    const parent = createTestFolder();
    const folder = createSocketFolder(undefined, [parent]);
    expect(folder.startsWith(join(parent, 'chitta-'))).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(isSocketFolder(folder)).toBe(true);
    expect(isSocketFolder(parent)).toBe(false);
  });

  it('passes by parents that are missing, too long for a socket, or closed to the user of the server', () => {
    const long = join(createTestFolder(), 'long'.repeat(30));
    const closed = join(createTestFolder(), 'closed');
    mkdirSync(long);
    mkdirSync(closed, { mode: 0o700 });
    const parent = createTestFolder();
    const folder = createSocketFolder(undefined, ['/no/such/parent', long, parent]);
    expect(folder.startsWith(parent)).toBe(true);
    expect(() => createSocketFolder({ uid: 54321, gid: 54321 }, [closed])).toThrow(/DATABASE_URL/);
  });

  it('says so where no parent will do', () => {
    expect(() => createSocketFolder(undefined, ['/no/such/parent'])).toThrow(/socket.*DATABASE_URL/s);
  });
});
