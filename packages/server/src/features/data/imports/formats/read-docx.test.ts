import { describe, expect, it } from 'vitest';
import { docxOf, zipOf } from '../testing/import-files.ts';
import { readSample, refusalOf } from '../testing/read-sample.ts';
import { readDocx } from './read-docx.ts';

const read = (content: Buffer) => readSample(content, readDocx);

describe('the text of a Word document', () => {
  it('has a line between paragraphs, and headings as in Markdown', async () => {
    expect(await read(await docxOf(['# 5 March 2024', 'Water rose.', 'It fell.', '# One more']))).toBe(
      '# 5 March 2024\n\nWater rose.\n\nIt fell.\n\n# One more',
    );
  });

  it.each(['a < b & c > d', '&amp; is an ampersand', '“Soñé” — 🌊', '<p>no tag</p>', 'a\u00a0b'])(
    'keeps %j as it is',
    async (text) => {
      const read1 = await read(await docxOf([text]));
      expect(read1.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
    },
  );

  it('has no long gaps where there are empty paragraphs', async () => {
    expect(await read(await docxOf(['One.', '', '', '', 'Two.']))).toBe('One.\n\nTwo.');
  });

  it('may be nothing', async () => {
    expect(await read(await docxOf([]))).toBe('');
  });
});

describe('a Word document is refused', () => {
  it.each([
    ['with entities of its own', () => docxOf(['A dog.'], '<!DOCTYPE x [<!ENTITY a "b">]>'), 'document'],
    ['with a type of its own', () => docxOf(['A dog.'], '<!doctype x>'), 'document'],
    ['when its XML breaks off', () => zipOf({ 'word/document.xml': '<w:document' }), 'document'],
    ['when it is no archive', async () => Buffer.from('PK but no zip'), 'archive'],
  ])('%s', async (_, make, detail) => {
    expect(await refusalOf(read(await make()))).toMatchObject({ reason: 'broken_file', detail });
  });
});
