import { buffer } from 'node:stream/consumers';
import type { ImportView } from '@chitta/contract';
import { ZipFile } from 'yazl';
import type { SignedInClient } from '#server/testing/factories.ts';
import { type SampleFile, toMultipart } from '#server/testing/multipart.ts';

/** A zip archive of real files, as programs make them. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream);
}

const exportTime = '2024-03-05T06:30:00Z';

/** A symbol of one's own as an export has it. */
export const exportedSymbol = {
  id: 1,
  language: 'en',
  name: 'Rex',
  group: 'animal',
  description: 'My dog.',
  category: '',
  emotionalImpact: null,
  personalContext: '',
  variations: [],
  frequency: 0,
  createdAt: exportTime,
  updatedAt: exportTime,
};

/** Our own export with these sections. */
export function exportOf(sections: Readonly<Record<string, readonly object[]>>): Promise<Buffer> {
  const named = Object.entries(sections);
  const path = (name: string) => `data/${name}.json`;
  const manifest = {
    format: 'chitta-export',
    formatVersion: 1,
    exportedAt: exportTime,
    timezone: 'UTC',
    language: 'en',
    sections: named.map(([name, items]) => ({
      name,
      count: items.length,
      files: [{ path: path(name), items: items.length }],
    })),
  };
  const files = named.map(([name, items]) => [
    path(name),
    `{"formatVersion":1,"section":"${name}","items":[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]}\n`,
  ]);
  return zipOf({ 'manifest.json': JSON.stringify(manifest), ...Object.fromEntries(files) });
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A Word document of paragraphs; those that begin with `# ` are headings. */
export function docxOf(paragraphs: readonly string[], prolog = ''): Promise<Buffer> {
  const body = paragraphs
    .map((text) => {
      const isHeading = text.startsWith('# ');
      const style = isHeading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
      return `<w:p>${style}<w:r><w:t xml:space="preserve">${escapeXml(text.replace(/^# /, ''))}</w:t></w:r></w:p>`;
    })
    .join('');
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?>${prolog}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  });
}

/** Sends files as the page does. */
export function upload(client: SignedInClient, ...files: SampleFile[]) {
  return client.send({ method: 'POST', url: '/api/imports', ...toMultipart(files) });
}

/** Sends files that are taken, and gives what is shown of them. */
export async function staged(client: SignedInClient, ...files: SampleFile[]): Promise<ImportView> {
  const { status, body, text } = await upload(client, ...files);
  if (status !== 201) throw new TypeError(text);
  return body.data;
}

/** A table with as many dreams, one a day. */
export function tableOf(count: number, words = 'I walked through my old house and found room'): string {
  const day = (index: number) => new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
  const rows = Array.from({ length: count }, (_, index) => `${day(index)},${words} ${index + 1}.`);
  return ['date,dream', ...rows].join('\n');
}
