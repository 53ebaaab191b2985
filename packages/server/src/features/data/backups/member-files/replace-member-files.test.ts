import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretKeyFile } from '#server/platform/crypto/secret-keys.ts';
import { createLocalFiles } from '#server/platform/files/local-files.ts';
import { picturePath } from '#server/platform/files/picture-address.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { toMultipart } from '#server/testing/multipart.ts';
import { openArchive } from '../archive/open-archive.ts';
import { restoreBackup } from '../restore-backup.ts';
import { backUp, createFolder, createTarget, restorePlan } from '../testing/backup-fixture.ts';
import { stageMemberFiles } from './replace-member-files.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function keyAfter(inBackup: string | null): Promise<string> {
  const folder = await createFolder();
  const files = join(folder, 'files');
  const write = async (content: string) => {
    await mkdir(join(files, 'keys'), { recursive: true });
    await writeFile(join(files, secretKeyFile), content);
  };
  if (inBackup !== null) await write(inBackup);
  const { path } = await backUp(testApp.context.pool, folder);
  await write('of now');
  const archive = await openArchive(path);
  const staged = await stageMemberFiles(archive, files);
  archive.close();
  await staged.apply();
  await staged.finish();
  return readFile(join(files, secretKeyFile), 'utf8');
}

describe('files of members', () => {
  it('come back with a backup: a picture that was uploaded is served as before', async () => {
    const client = await signedInClient(testApp);
    const file = toMultipart([{ name: 'me.png', content: picture }]);
    await client.send({ method: 'PUT', url: '/api/profile/picture', ...file });
    const { filesFolder } = testApp.context.config;
    const folder = await createFolder();
    const { path, manifest } = await backUp(testApp.context.pool, folder, { filesFolder });
    expect(manifest.files).toHaveLength(1);

    const target = await createTarget({ isEmpty: true });
    const restored = join(folder, 'restored');
    await restoreBackup({ ...restorePlan(target.pool, folder, path), filesFolder: restored });
    const { rows } = await target.pool.query('SELECT name FROM pictures');
    const stored = picturePath(rows[0].name);
    expect(await readdir(join(restored, 'pictures'))).toHaveLength(1);
    const bytes = await createLocalFiles(restored).get(stored);
    expect(bytes?.length).toBeGreaterThan(0);
    expect(bytes).toEqual(await testApp.context.files.get(stored));
  });

  it('have the key of the backup, or else the one of now', async () => {
    expect(await keyAfter('of then')).toBe('of then');
    expect(await keyAfter(null)).toBe('of now');
  });
});
