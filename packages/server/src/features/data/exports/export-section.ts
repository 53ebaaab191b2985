import type { DataPlace, Language } from '@chitta/contract';
import type { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import type { FileParts } from './archive/archive.ts';

/** Whose things are written, and how. */
export interface ExportSource {
  readonly context: Pick<AppContext, 'db' | 'clock' | 'dictionary' | 'files'>;
  readonly member: Pick<Member, 'id'>;
  readonly timezone: string;
  /** Of the readable files. */
  readonly language: Language;
  readonly symbols: SymbolSource;
}

/** Items that are JSON already, each in parts that belong behind each other. */
export type JsonLines = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/** Where a section puts its files. Each promise resolves when the file has gone out. */
export interface SectionFiles {
  /** A data file, `data/<name>.json`, with one item a line; counted in the manifest. */
  addItems(name: string, items: readonly unknown[]): Promise<void>;
  /** The same of items that are JSON already, as many as there may be. */
  addLines(name: string, lines: JsonLines): Promise<void>;
  /** A file for people: text or pictures. */
  addFile(path: string, parts: FileParts): Promise<void>;
}

/** What one feature gives to an export and keeps of a member. */
export interface ExportSection {
  readonly name: DataPlace;
  /** Tables that hold it. */
  readonly tables: readonly string[];
  /** Shape of an item of its data files; every export carries it as JSON Schema. */
  readonly item: z.ZodType;
  /** How many things there are. */
  count(context: Pick<AppContext, 'db'>, userId: number): Promise<number>;
  /** About how many bytes of the archive it will take. */
  estimateBytes(context: Pick<AppContext, 'db'>, userId: number): Promise<number>;
  write(source: ExportSource, files: SectionFiles): Promise<void>;
}
