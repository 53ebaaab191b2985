import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { limits } from '@chitta/contract';
import { journalTitle } from '@chitta/contract/journal-title';
import { readDateLine, readHeading } from '../dates/date-line.ts';
import { findDate, readTime } from '../dates/find-date.ts';
import { categoryNamed } from '../drafts/category-words.ts';
import { contentKey } from '../drafts/content-key.ts';
import { guessRoles, looksLikeHeader } from '../drafts/guess-roles.ts';
import { suggestChoices } from '../drafts/suggest-choices.ts';
import { readFrontMatter, splitTags } from '../formats/front-matter.ts';
import { Refusal } from '../formats/refusal.ts';
import { splitDreams } from '../formats/split-dreams.ts';
import { deriveEntry } from '../thread/derive-entry.ts';
import { readDerived } from '../thread/read-derived.ts';
import { fewHostileTexts, hostileTexts } from './hostile-texts.ts';
import { docxOf, zipOf } from './import-files.ts';

/** Tries every parser and format of imports on texts that are made to be hard; says what it is about to try. */

const readAt = new Date('2026-11-21T10:00:00Z');
const timezone = 'Europe/Madrid';
const columns = [...limits.importColumns];

const entryOf = (source: object, kind: 'dream' | 'symbol' = 'dream') => {
  const sources = [source as never];
  const choices = suggestChoices({ sources, columns, timezone, now: readAt });
  return deriveEntry({ kind, source: source as never }, { choices, readAt });
};

const time = '2024-03-05T06:30:00Z';
const dream = (text: string) => ({
  id: 1,
  title: text,
  content: text,
  language: 'en',
  category: null,
  tags: [text],
  createdAt: time,
  updatedAt: time,
  translation: null,
  isPremiumTranslation: false,
  reading: null,
  engineVersion: null,
  symbols: [],
  followUp: null,
});
const symbol = (text: string) => ({
  id: 1,
  language: 'en',
  name: text,
  group: 'person',
  description: text,
  category: text,
  emotionalImpact: null,
  personalContext: text,
  variations: [text],
  frequency: 0,
  createdAt: time,
  updatedAt: time,
});

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  findDate,
  readTime,
  readHeading,
  readDateLine,
  splitTags,
  categoryNamed,
  contentKey,
  journalTitle,
  readFrontMatter: (text) => readFrontMatter(['---', text, `tags: ${text}`, `- ${text}`, '---']),
  looksLikeHeader: (text) => looksLikeHeader([text, text]),
  guessRoles: (text) => guessRoles([text, 'b'], [[text, text]]),
  splitDreams: (text) => splitDreams(`${text}.md`, text),
  row: (text) => entryOf({ cells: columns.map(() => text) }),
  told: (text) =>
    entryOf({
      told: { title: text, content: text, date: { instant: text }, tags: [text], category: text },
    }),
  exportedDream: (text) => entryOf({ exported: dream(text) }),
  exportedTime: (text) => entryOf({ exported: { ...dream('A dog.'), createdAt: text } }),
  exportedSymbol: (text) => entryOf({ exported: symbol(text) }, 'symbol'),
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const exportOf = (text: string) => {
  const file = (name: string, item: object) => [
    `data/${name}.json`,
    `{"formatVersion":1,"section":"${name}","items":[\n${JSON.stringify(item)}\n]}\n`,
  ];
  const section = (name: string) => ({ name, count: 1, files: [{ path: `data/${name}.json`, items: 1 }] });
  const manifest = {
    format: 'chitta-export',
    formatVersion: 1,
    exportedAt: time,
    timezone,
    language: 'en',
    sections: [section('personal-symbols'), section('dreams')],
  };
  return zipOf({
    'manifest.json': JSON.stringify(manifest),
    ...Object.fromEntries([file('personal-symbols', symbol(text)), file('dreams', dream(text))]),
  });
};
const formats: Readonly<Record<string, (text: string) => string | Promise<Buffer>>> = {
  // As it comes, and where it is closed and so as long as one cell.
  csv: (text) => `date,title,content,tags\n2024-03-05,t,A dog ran by.,${text}\n`,
  cell: (text) => `date,title,content,tags\n2024-03-05,t,A dog ran by.,${quoted(text.slice(0, 240_000))}\n`,
  text: (text) => text,
  frontMatter: (text) => `---\ntags: ${text}\n---\nA dog ran by.\n`,
  dayOne: (text) =>
    JSON.stringify({ entries: [{ creationDate: time, text: `# ${text}\u2028x`, tags: [text] }] }),
  docx: (text) => docxOf([`# ${text}`, text]),
  chitta: exportOf,
};

async function readFile(content: string | Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'chitta-hostile-'));
  const path = join(folder, 'sample');
  try {
    await writeFile(path, content);
    for await (const _batch of readDerived({ files: [{ name: 'a', path }], folder, timezone, readAt }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

for (const [name, text] of hostileTexts()) {
  for (const [parser, parse] of Object.entries(parsers)) {
    parentPort?.postMessage(`${parser} ${name}`);
    await parse(text);
  }
}
for (const [name, text] of fewHostileTexts()) {
  for (const [format, make] of Object.entries(formats)) {
    parentPort?.postMessage(`${format} ${name}`);
    await readFile(await make(text));
  }
}
parentPort?.postMessage('done');
