import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type {
  ArcEntry,
  ArcOutcomeEntry,
  CelebrityFile,
  ChartContent,
  ClassEntry,
  CombinedEntry,
  Language,
  OracleActEntry,
  OracleCueEntry,
  OracleFieldEntry,
  OracleMatterEntry,
  OracleShapeEntry,
  OracleSideEntry,
  OracleTextEntry,
  OutcomeEntry,
  PracticeEntry,
  ProgrammeEntry,
  ReadingFrames,
  SymbolEntry,
  ThemeCueEntry,
  ThemeEntry,
} from '../../src/types.ts';
import type { Lists } from './expand-lists.ts';

export interface ContentFile {
  /** Path inside the content folder, with `/`. */
  readonly name: string;
  readonly source: string;
}

/** Everything that editors write, as it stands. */
export interface Content {
  readonly symbols: readonly SymbolEntry[];
  readonly classes: readonly ClassEntry[];
  readonly combined: readonly CombinedEntry[];
  readonly celebrities: readonly CelebrityFile[];
  readonly arcs: readonly ArcEntry[];
  readonly arcOutcomes: readonly ArcOutcomeEntry[];
  readonly outcomes: readonly OutcomeEntry[];
  readonly practices: readonly PracticeEntry[];
  readonly themes: readonly ThemeEntry[];
  /** What themes are found by. */
  readonly themeCues: readonly ThemeCueEntry[];
  readonly programmes: readonly ProgrammeEntry[];
  /** What natal charts say; a language is missing where there is no file of it. */
  readonly chart: Readonly<Partial<Record<Language, ChartContent>>>;
  /** Words and phrases that cues name. */
  readonly lists: Readonly<Record<Language, Lists>>;
  /** Missing where there is no `frames.yaml`. */
  readonly frames: Readonly<Record<Language, ReadingFrames>> | undefined;
  readonly oracle: OracleContent;
}

/** What the Oracle understands questions by, and what its answers say. */
export interface OracleContent {
  readonly fields: readonly OracleFieldEntry[];
  readonly kinds: readonly OracleCueEntry[];
  readonly outside: readonly OracleCueEntry[];
  readonly acts: readonly OracleActEntry[];
  readonly matters: readonly OracleMatterEntry[];
  /** How something is asked, whatever it is about. */
  readonly shapes: readonly OracleShapeEntry[];
  /** How dreams sound where they end lightly or heavily. */
  readonly tones: readonly OracleCueEntry[];
  /** What can differ from night to night. */
  readonly sides: readonly OracleSideEntry[];
  readonly texts: readonly OracleTextEntry[];
}

/** The content files in the order of their names, unparsed. */
export function readContentFiles(folder: string): ContentFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * Parses content files, by the folder they stand in. Whether an entry has every field is the checker's business; a
 * file that is no list of entries is refused here, with its name.
 */
export function parseContent(files: readonly ContentFile[]): Content {
  const within = (folder: string) => files.filter(({ name }) => name.startsWith(`${folder}/`));
  return {
    symbols: within('symbols').flatMap((file) => parseList<SymbolEntry>(file)),
    classes: within('classes').flatMap((file) => parseList<ClassEntry>(file)),
    combined: within('combined').flatMap((file) => parseList<CombinedEntry>(file)),
    celebrities: within('celebrities').flatMap(parseCelebrities),
    arcs: within('arcs').flatMap((file) => parseList<ArcEntry>(file)),
    arcOutcomes: within('arc-outcomes').flatMap((file) => parseList<ArcOutcomeEntry>(file)),
    outcomes: files
      .filter(({ name }) => name === 'outcomes.yaml')
      .flatMap((file) => parseList<OutcomeEntry>(file)),
    practices: within('practices').flatMap((file) => parseList<PracticeEntry>(file)),
    themes: within('themes').flatMap((file) => parseList<ThemeEntry>(file)),
    themeCues: within('theme-cues').flatMap((file) => parseList<ThemeCueEntry>(file)),
    programmes: within('programmes').flatMap((file) => parseList<ProgrammeEntry>(file)),
    chart: chartOf(within('chart')),
    lists: listsOf(files.find(({ name }) => name === 'lists.yaml')),
    frames: framesOf(files.find(({ name }) => name === 'frames.yaml')),
    oracle: oracleOf(files),
  };
}

function oracleOf(files: readonly ContentFile[]): OracleContent {
  const entries = <Entry>(start: string) =>
    files.filter(({ name }) => name.startsWith(`oracle/${start}`)).flatMap((file) => parseList<Entry>(file));
  return {
    fields: entries('fields.yaml'),
    kinds: entries('kinds.yaml'),
    outside: entries('outside.yaml'),
    acts: entries('acts.yaml'),
    matters: entries('matters/'),
    shapes: entries('shapes.yaml'),
    tones: entries('tones.yaml'),
    sides: entries('sides.yaml'),
    texts: entries('texts/'),
  };
}

function parseList<Entry>(file: ContentFile): Entry[] {
  const parsed: unknown = parseYaml(file);
  if (parsed === null) return [];
  if (!Array.isArray(parsed)) throw new TypeError(`${file.name}: a list of entries is expected`);
  return parsed as Entry[];
}

function listsOf(file: ContentFile | undefined): Content['lists'] {
  return file ? (parseYaml(file) as Content['lists']) : { en: {}, es: {} };
}

function chartOf(files: readonly ContentFile[]): Content['chart'] {
  return Object.fromEntries(files.map((file) => [/([a-z]+)\.yaml$/.exec(file.name)?.[1], parseYaml(file)]));
}

function framesOf(file: ContentFile | undefined): Content['frames'] {
  return file && (parseYaml(file) as Content['frames']);
}

function parseCelebrities(file: ContentFile): CelebrityFile[] {
  const parsed: unknown = parseYaml(file);
  if (parsed === null) return [];
  if (typeof parsed !== 'object' || !('people' in parsed) || !Array.isArray(parsed.people)) {
    throw new TypeError(`${file.name}: a category and its people are expected`);
  }
  return [parsed as CelebrityFile];
}

function parseYaml({ name, source }: ContentFile): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new SyntaxError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
