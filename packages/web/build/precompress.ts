import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
const smallest = 1024;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${path}.br`, await toBrotli(content, { params: parameters }));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}

/** Compresses every long text file of a folder and of the folders in it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

/** Writes `.br` and `.gz` beside every text file of the build, so that the server only has to send them. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}
