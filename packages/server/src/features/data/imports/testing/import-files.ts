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
