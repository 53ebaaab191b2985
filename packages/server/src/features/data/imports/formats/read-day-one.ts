import { z } from 'zod';
import type { Found, ToldDream } from './found-entry.ts';
import type { SourceFile } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';

/** What of an entry is used; Day One writes much more. */
const dayOneEntry = z.object({
  creationDate: z.string(),
  text: z.string().optional(),
  /** JSON of its own: newer versions keep the text in it as well. */
  richText: z.string().optional(),
  tags: z.array(z.string()).optional(),
});
const dayOneJournal = z.object({ entries: z.array(z.unknown()) });
/** Characters of a moment, whatever its zone and fractions. */
const longestTime = 60;
const richText = z.object({ contents: z.array(z.object({ text: z.string().optional() })) });

/** Reads a journal that Day One has exported. Throws a refusal for JSON of another kind. */
export async function* readDayOne(file: SourceFile): AsyncGenerator<Found> {
  const journal = dayOneJournal.safeParse(await readJson(file));
  const isDayOne =
    journal.success && journal.data.entries.some((item) => dayOneEntry.safeParse(item).success);
  if (!isDayOne && !(journal.success && journal.data.entries.length === 0)) {
    throw new Refusal('unknown_format', { file: file.name });
  }
  for (const [index, item] of journal.data.entries.entries()) {
    const entry = dayOneEntry.safeParse(item);
    const source = entry.success ? { told: tell(entry.data) } : { exported: null };
    yield { entry: { kind: 'dream', file: file.name, line: index + 1, source } };
  }
}

function tell({ creationDate, text, richText: rich, tags = [] }: z.infer<typeof dayOneEntry>): ToldDream {
  const lines = plainText(text ?? textOf(rich)).split('\n');
  const first = lines[0] ?? '';
  const heading = /^#{1,6}\s/u.test(first) ? first.replace(/^#+/, '').trim() || undefined : undefined;
  const body = heading === undefined ? lines : lines.slice(1);
  const content = body.join('\n').trim();
  return {
    title: content === '' ? '' : (heading ?? ''),
    content: content === '' ? (heading ?? '') : content,
    date: { instant: creationDate.slice(0, longestTime) },
    tags,
    category: '',
  };
}

function textOf(json = ''): string {
  try {
    const parsed = richText.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data.contents.map((part) => part.text ?? '').join('') : '';
  } catch {
    return '';
  }
}

/** Without pictures, and without the backslashes that Day One puts before signs of Markdown. */
function plainText(text: string): string {
  return text
    .replaceAll(/!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/gu, '')
    .replaceAll(/\\(?<sign>[\\`*_{}[\]()#+\-.!>~|])/gu, '$<sign>')
    .trim();
}
