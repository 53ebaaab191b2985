import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import mammoth from 'mammoth';
import { openArchive } from './open-archive.ts';
import type { SourceFile } from './read-csv.ts';
import { Refusal } from './refusal.ts';

/** Parts of a document that text is read from; pictures and fonts are left packed. */
const textParts = /\.(?:xml|rels)$/i;

/**
 * The text of a Word document with its headings as in Markdown. Throws a refusal for one that is broken or not what it
 * seems.
 */
export async function readDocx(file: SourceFile, folder: string): Promise<string> {
  await checkParts(file, folder);
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: await readFile(file.path) },
      {
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        externalFileAccess: false,
        ignoreEmptyParagraphs: false,
      },
    );
    return toText(value);
  } catch {
    throw new Refusal('broken_file', { detail: 'document', file: file.name });
  }
}

/** Unpacks the parts once within the bounds of archives; own entities, which can grow without end, are refused. */
async function checkParts(file: SourceFile, folder: string): Promise<void> {
  const parts = await openArchive(file, folder, (inner) => textParts.test(inner));
  for (const part of parts) {
    const start = await readFile(join(folder, basename(part.path)), { encoding: 'latin1' });
    if (/<!DOCTYPE|<!ENTITY/i.test(start.replaceAll('\0', ''))) {
      throw new Refusal('broken_file', { detail: 'document', file: file.name });
    }
  }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** The converter writes simple HTML of its own; only its marks of structure matter here. */
function toText(html: string): string {
  return html
    .replaceAll(/<h(?<level>[1-6])(?:\s[^>]*)?>/g, (_, level: string) => `\n\n${'#'.repeat(Number(level))} `)
    .replaceAll(/<li(?:\s[^>]*)?>/g, '\n- ')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/(?:p|h[1-6]|table|tr|ul|ol)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?<name>lt|gt|quot|nbsp|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
