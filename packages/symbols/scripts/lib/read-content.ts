import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SymbolEntry } from '../../src/types.ts';

export interface ContentFile {
  /** File name inside the content folder. */
  readonly name: string;
  readonly source: string;
}

/** The content files in the order of their names, unparsed. */
export function readContentFiles(folder: string): ContentFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * Parses content files into entries, as they stand. Whether an entry has every field is the checker's business;
 * a file that is no list of entries is refused here, with its name.
 */
export function parseContent(files: readonly ContentFile[]): SymbolEntry[] {
  return files.flatMap(({ name, source }) => {
    const parsed: unknown = parseYaml(name, source);
    if (parsed === null) return [];
    if (!Array.isArray(parsed)) throw new TypeError(`${name}: a list of entries is expected`);
    return parsed as SymbolEntry[];
  });
}

function parseYaml(name: string, source: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new SyntaxError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
