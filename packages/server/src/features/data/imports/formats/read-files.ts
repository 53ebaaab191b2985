import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { limits } from '@chitta/contract';
import { isBinary, readBeginning, readBytes, readText } from './decode-text.ts';
import { isExport } from './export-root.ts';
import type { Found } from './found-entry.ts';
import { listArchive, openArchive } from './open-archive.ts';
import { isCsv, readCsv, type SourceFile } from './read-csv.ts';
import { readDayOne } from './read-day-one.ts';
import { Refusal } from './refusal.ts';
import { splitDreams } from './split-dreams.ts';

export type ImportKind = (typeof limits.importKinds)[number];

/** A file whose kind is known by what it holds, with the way to read it. */
interface KnownFile {
  readonly kind: ImportKind;
  readonly read: () => AsyncIterable<Found>;
}

/** Files in an archive that may be read; what they are, their content tells. */
const readable = /(?:^|\/)[^./]+$|\.(?:json|md|markdown|txt|text|csv|tsv)$/i;
/** Texts and Word documents are read alike and may come together. */
const alike: ReadonlySet<ImportKind> = new Set(['text', 'docx']);

/**
 * Tells what kind of files these are and reads them. `folder` is for what is unpacked. Throws a refusal for files that
 * nothing can be read from, that are broken, or that do not belong together.
 */
export async function readFiles(
  files: readonly SourceFile[],
  folder: string,
): Promise<{ readonly kind: ImportKind; readonly found: AsyncIterable<Found> }> {
  const known: KnownFile[] = [];
  for (const [index, file] of files.entries()) {
    const own = join(folder, `unpacked-${index}`);
    await mkdir(own, { mode: 0o700 });
    known.push(...(await recognise(file, own)));
  }
  const kind = commonKind(known, files);
  return { kind, found: readAll(known) };
}

async function* readAll(files: readonly KnownFile[]): AsyncGenerator<Found> {
  for (const file of files) yield* file.read();
}

function commonKind(known: readonly KnownFile[], files: readonly SourceFile[]): ImportKind {
  const kinds = new Set(known.map(({ kind }) => kind));
  const [first] = kinds;
  const name = files[0]?.name ?? '';
  if (first === undefined) throw new Refusal('unknown_format', { file: name });
  if (kinds.size > 1) {
    if ([...kinds].every((kind) => alike.has(kind))) return 'text';
    throw new Refusal('mixed_files', { file: name });
  }
  const isOneOnly = first === 'csv' || first === 'chitta';
  if (isOneOnly && known.length > 1) throw new Refusal('mixed_files', { file: name });
  return first;
}

async function recognise(file: SourceFile, folder: string): Promise<KnownFile[]> {
  const bytes = await readBytes(file.path, 4096);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return recogniseArchive(file, folder);
  if (bytes.length === 0) return [];
  if (isBinary(bytes) || bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    throw new Refusal('unknown_format', { file: file.name });
  }
  return [await recogniseText(file)];
}

async function recogniseText(file: SourceFile): Promise<KnownFile> {
  const beginning = (await readBeginning(file.path, 4096)).replace(/^\uFEFF/, '').trimStart();
  if (/^(?:\{\s*["}]|\[\s*[{\]])/.test(beginning)) return { kind: 'day_one', read: () => readDayOne(file) };
  if (/^(?:<!doctype|<html|<\?xml|\{\\rtf)/i.test(beginning)) {
    throw new Refusal('unknown_format', { file: file.name });
  }
  if (await isCsv(file.path)) return { kind: 'csv', read: () => readCsv(file) };
  return { kind: 'text', read: () => readTextFile(file) };
}

async function* readTextFile(file: SourceFile): AsyncGenerator<Found> {
  for (const entry of splitDreams(file.name, await readText(file.path))) yield { entry };
}

async function recogniseArchive(file: SourceFile, folder: string): Promise<KnownFile[]> {
  const names = await listArchive(file);
  if (isExport(names)) return [{ kind: 'chitta', read: () => readOwnExport(file, { folder, names }) }];
  if (names.includes('word/document.xml')) {
    return [{ kind: 'docx', read: () => readDocument(file, folder) }];
  }
  const parts = await openArchive(file, folder, (inner) => readable.test(inner));
  const known: KnownFile[] = [];
  for (const part of parts) {
    const bytes = await readBytes(part.path, 4096);
    // Pictures without an ending and the like: nothing that could be meant.
    if (bytes.length > 0 && !isBinary(bytes)) known.push(await recogniseText(part));
  }
  if (known.length === 0) throw new Refusal('unknown_format', { file: file.name });
  return known;
}

/** Loaded when there is one: most imports need neither the schemas of exports nor the reader of documents. */
async function* readOwnExport(
  file: SourceFile,
  parts: { readonly folder: string; readonly names: readonly string[] },
): AsyncGenerator<Found> {
  const { readExport } = await import('./read-export.ts');
  yield* readExport(file, parts);
}

async function* readDocument(file: SourceFile, folder: string): AsyncGenerator<Found> {
  const { readDocx } = await import('./read-docx.ts');
  for (const entry of splitDreams(file.name, await readDocx(file, folder))) yield { entry };
}
