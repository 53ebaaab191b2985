import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Parser } from 'htmlparser2';
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

/** What of the converter's simple HTML stands for ends of lines. */
const opened: Readonly<Record<string, string>> = { li: '\n- ', br: '\n' };
const closed: ReadonlySet<string> = new Set(['p', 'table', 'tr', 'ul', 'ol']);
const headingTag = /^h(?<level>[1-6])$/;

function toText(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    onopentag: (name) => {
      const level = Number(headingTag.exec(name)?.groups?.level ?? 0);
      parts.push(level > 0 ? `\n\n${'#'.repeat(level)} ` : (opened[name] ?? ''));
    },
    ontext: (text) => {
      parts.push(text);
    },
    onclosetag: (name) => {
      if (closed.has(name) || headingTag.test(name)) parts.push('\n\n');
    },
  });
  parser.end(html);
  return parts
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
