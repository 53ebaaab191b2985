import {
  consultationId,
  exportedConsultation,
  exportedDream,
  exportedPersonalSymbol,
  exportedReadingSettings,
  exportFormatVersion,
  exportManifest,
} from '@chitta/contract';
import { z } from 'zod';
import { rootOf } from './export-root.ts';
import type { Found, FoundEntry } from './found-entry.ts';
import { type ArchivedFile, openArchive } from './open-archive.ts';
import type { SourceFile } from './read-csv.ts';
import { readDismissals } from './read-dismissals.ts';
import { readJson } from './read-json.ts';
import { momentPicture, readMemory } from './read-memory.ts';
import { readProgrammeRuns } from './read-programme-runs.ts';
import { Refusal } from './refusal.ts';

const dataFile = z.object({ items: z.array(z.unknown()) });
const anyVersion = z.object({ format: z.literal('chitta-export'), formatVersion: z.number() });
/** Numbers of rows, ours as anybody's: readings refer to dreams and symbols by them. */
const numbered = z.object({ id: z.number().int().positive().max(2_147_483_647) });

/**
 * Reads our own export: symbols first, since dreams refer to them, then dreams, since consultations speak of them. Throws a refusal for one of a later version, and for
 * one that holds less than it says.
 */
export async function* readExport(
  file: SourceFile,
  { folder, names }: { readonly folder: string; readonly names: readonly string[] },
): AsyncGenerator<Found> {
  const root = rootOf(names) ?? '';
  const isWanted = (inner: string) => inner.startsWith(root) && isTaken(inner.slice(root.length));
  const files = new Map(
    (await openArchive(file, folder, isWanted)).map((part) => [part.inner.slice(root.length), part]),
  );
  const { sections } = await readManifest(file, files.get('manifest.json'));
  const itemsOf = async function* (section: string) {
    for (const listed of sections.find(({ name }) => name === section)?.files ?? []) {
      yield* readItems(file, files.get(listed.path), listed.items);
    }
  };
  for await (const settings of itemsOf('reading-settings')) {
    const parsed = exportedReadingSettings.safeParse(settings.item);
    if (parsed.success) yield { about: { extras: { readingSettings: parsed.data } } };
  }
  const dismissedRecurrences = await readDismissals(itemsOf('dismissed-recurrences'));
  if (dismissedRecurrences.length > 0) yield { about: { extras: { dismissedRecurrences } } };
  for await (const found of itemsOf('personal-symbols')) yield { entry: toEntry('symbol', found) };
  for await (const found of itemsOf('dreams')) yield { entry: toEntry('dream', found) };
  for await (const found of itemsOf('oracle-consultations')) yield { entry: toConsultation(found) };
  // Last, so that it goes along with the last batch alone.
  const memory = await readMemory({ itemsOf, pathOf: (inner) => files.get(inner)?.path });
  if (memory) yield { about: { extras: { memory } } };
  const programmes = await readProgrammeRuns(itemsOf('programme-runs'));
  if (programmes.length > 0) yield { about: { extras: { programmes } } };
}

const isTaken = (inner: string) =>
  /^(?:manifest\.json|data\/.+\.json)$/.test(inner) || momentPicture.test(inner);

interface FoundItem {
  readonly item: unknown;
  readonly file: string;
  readonly line: number;
}

/** Null in place of an item that is not what the format says, or has no number that can be; what the format does not know is left behind. */
function toEntry(kind: 'dream' | 'symbol', { item: read, file, line }: FoundItem): FoundEntry {
  const checked = kind === 'dream' ? exportedDream.safeParse(read) : exportedPersonalSymbol.safeParse(read);
  const known = numbered.safeParse(read);
  if (!checked.success || !known.success) return { kind, file, line, source: { exported: null } };
  return { kind, file, line, source: { exported: withoutMarks(checked.data) }, originId: known.data.id };
}

/** The same of a consultation: its name is as random as ours are. */
function toConsultation({ item: read, file, line }: FoundItem): FoundEntry {
  const kind = 'consultation';
  const checked = exportedConsultation.safeParse(read);
  const name = consultationId.safeParse(checked.data?.id);
  if (!checked.success || !name.success) return { kind, file, line, source: { exported: null } };
  return { kind, file, line, source: { exported: checked.data }, originName: name.data };
}

/** Marks are made anew from the text; the list stays, empty, so that the item keeps its shape. */
function withoutMarks(item: object): object {
  return 'symbols' in item ? { ...item, symbols: [] } : item;
}

async function readManifest({ name }: SourceFile, part: ArchivedFile | undefined) {
  const json = part && (await readJson({ ...part, name: `${name}/manifest.json` }));
  const parsed = exportManifest.safeParse(json);
  if (parsed.success) return parsed.data;
  const other = anyVersion.safeParse(json);
  if (!other.success) throw new Refusal('unknown_format', { file: name });
  const isLater = other.data.formatVersion !== exportFormatVersion;
  throw new Refusal('broken_file', { detail: isLater ? 'export_version' : 'json', file: name });
}

async function* readItems(
  { name }: SourceFile,
  part: ArchivedFile | undefined,
  expected: number,
): AsyncGenerator<FoundItem> {
  const parsed = dataFile.safeParse(part && (await readJson(part)));
  if (!parsed.success || parsed.data.items.length !== expected) {
    throw new Refusal('broken_file', { detail: 'export_cut_off', file: part?.name ?? name });
  }
  // One item a line, after the line that opens the list.
  yield* parsed.data.items.map((item, index) => ({ item, file: part?.name ?? name, line: index + 2 }));
}
