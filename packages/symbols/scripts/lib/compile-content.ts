import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassEntry, Language, PracticeEntry, SymbolEntry } from '../../src/types.ts';
import { compileArcs } from './compile-arcs.ts';
import { compileDetails, compileFiles } from './compile-lexicon.ts';
import { compileOracle } from './compile-oracle.ts';
import { compilePractices } from './compile-practices.ts';
import { compileProgrammes } from './compile-programmes.ts';
import { compileThemeCues, compileThemes } from './compile-themes.ts';
import { hashCompiler } from './hash-compiler.ts';
import { type Content, type ContentFile, parseContent, readContentFiles } from './read-content.ts';

/** Raised when the shape of the compiled files changes, so that old ones are not taken for current. */
const compiledShape = 18;
const compiledLanguages: readonly Language[] = ['en', 'es'];
const compiledKinds = [
  'words',
  'texts',
  'details',
  'arcs',
  'oracle',
  'practices',
  'programmes',
  'chart',
  'themes',
  'theme-cues',
] as const;

/** What dreams are not read with: a word changed in it marks no journal anew, and sends no device the dictionary again. */
const besideDictionary = /^(?:chart|oracle|practices|programmes|theme-cues|themes)\//u;

export interface CompileResult {
  /** Of the dictionary. */
  readonly version: string;
  /** False when the compiled files were already those of this content. */
  readonly isWritten: boolean;
  readonly symbols?: number;
}

/** Compiles the content folder into the generated folder; does nothing when neither content nor compiler has changed. */
export function compileContent(
  content: string,
  generated: string,
  options: { force: boolean },
): CompileResult {
  const files = readContentFiles(content);
  const version = hashContent(files.filter(({ name }) => !besideDictionary.test(name)));
  const made = JSON.stringify({ version, content: hashContent(files), compiler: hashCompiler() });
  if (!options.force && isCurrent(generated, made)) return { version, isWritten: false };
  const parsed = parseContent(files);
  assertCompilable(parsed);
  mkdirSync(generated, { recursive: true });
  for (const language of compiledLanguages) {
    const { words, texts } = compileFiles(parsed, language, version);
    const details = compileDetails(parsed, language, version);
    const compiled = {
      words,
      texts,
      details,
      arcs: compileArcs(parsed, language, version),
      oracle: compileOracle(parsed, language, version),
      practices: compilePractices(parsed.practices, language),
      programmes: compileProgrammes(parsed.programmes, language),
      chart: parsed.chart[language] ?? null,
      themes: compileThemes(parsed.themes, language),
      'theme-cues': compileThemeCues(parsed, language),
    };
    for (const kind of compiledKinds)
      write(generated, nameOf(kind, language), JSON.stringify(compiled[kind]));
  }
  // Last, so that an interrupted run is not taken for a finished one.
  write(generated, 'version.json', made);
  return { version, isWritten: true, symbols: parsed.symbols.length };
}

function hashContent(files: readonly ContentFile[]): string {
  const hash = createHash('sha256').update(`shape ${compiledShape}\0`);
  for (const { name, source } of files) hash.update(name).update('\0').update(source).update('\0');
  return hash.digest('hex');
}

/** `made`: what `version.json` says of files that are current. */
function isCurrent(generated: string, made: string): boolean {
  const names = compiledLanguages.flatMap((language) => compiledKinds.map((kind) => nameOf(kind, language)));
  const isThere = ['version.json', ...names].every((name) => existsSync(join(generated, name)));
  return isThere && readFileSync(join(generated, 'version.json'), 'utf8') === made;
}

function nameOf(kind: (typeof compiledKinds)[number], language: Language): string {
  return `${kind}.${language}.json`;
}

function assertCompilable({ symbols, classes, combined, arcs, practices }: Content): void {
  const ids = new Set<string>();
  const others = [
    ...arcs.map(({ id }) => ({ id: `arc ${id}` })),
    ...practices.map(({ id }) => ({ id: `practice ${id}` })),
  ];
  for (const entry of [...symbols, ...classes, ...combined, ...others]) {
    if (typeof entry?.id !== 'string') throw new TypeError('an entry has no id');
    if (ids.has(entry.id)) throw new TypeError(`two entries have the id "${entry.id}"`);
    ids.add(entry.id);
  }
  for (const language of compiledLanguages) {
    requireTexts(practices, language, 'steps', Array.isArray);
    requireTexts(symbols, language, 'variations', Array.isArray);
    requireTexts(classes, language, 'words', (words) => typeof words === 'string');
  }
}

function requireTexts(
  entries: readonly (SymbolEntry | ClassEntry | PracticeEntry)[],
  language: Language,
  field: string,
  isText: (value: unknown) => boolean,
): void {
  for (const entry of entries) {
    const text = entry[language] as unknown as Record<string, unknown> | undefined;
    if (!isText(text?.[field])) throw new TypeError(`${entry.id}: no ${field} in "${language}"`);
  }
}

/** Written aside and renamed: another process never reads half a file. */
function write(folder: string, name: string, json: string): void {
  const aside = join(folder, `.${name}.${process.pid}`);
  writeFileSync(aside, json);
  renameSync(aside, join(folder, name));
}
