import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const engine = join(import.meta.dirname, '../../../interpretation/src');
/** What decides how phrases are taken apart. */
const folders = ['arcs', 'grammar', 'languages', 'text'];

/** A checksum of the compiler, and of the parts of the engine that compiled files come from. */
export function hashCompiler(): string {
  const hash = createHash('sha256');
  for (const folder of [...folders.map((each) => join(engine, each)), import.meta.dirname]) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((each) => /(?<!\.test)\.ts$/u.test(each)).sort())
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(join(folder, name)))
        .update('\0');
  }
  return hash.digest('hex');
}
