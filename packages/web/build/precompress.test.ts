import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from './precompress.ts';

it('writes both encodings beside long text files, and beside nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  const text = 'const night = "sky";\n'.repeat(200);
  await writeFile(join(folder, 'a.js'), text);
  await writeFile(join(folder, 'short.js'), 'x');
  await writeFile(join(folder, 'font.woff2'), text);
  await compressFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'short.js']);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(text);
});
