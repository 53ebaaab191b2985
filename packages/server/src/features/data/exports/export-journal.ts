import { type ExportManifest, exportFormatVersion, type Language } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import type { Download } from '#server/platform/http/streams/register-download.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { type Archive, createArchive } from './archive/archive.ts';
import type { ExportSection, ExportSource, JsonLines, SectionFiles } from './export-section.ts';
import { exportSections } from './sections.ts';
import { exportTexts } from './texts/export-texts.ts';

export interface ExportJournalOptions {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  /** Of the readable files. */
  readonly language: Language;
}

/** Of files that every export has. */
const fixedBytes = 6_000;

/**
 * Everything of the member as a zip that is written while it is read; docs/export-format.md says what is in it. What
 * fails on the way destroys the stream, so that no half archive looks whole.
 */
export async function exportJournal(
  context: AppContext,
  { member, language }: ExportJournalOptions,
): Promise<Download> {
  const timezone = member.timezone ?? defaultTimezone;
  const symbols = await openSymbols(context, member.id);
  const source: ExportSource = { context, member, timezone, language, symbols };
  const estimates = await Promise.all(exportSections.map((each) => each.estimateBytes(context, member.id)));
  const exportedAt = context.clock.now();
  const archive = createArchive(exportedAt);
  writeAll(archive, source, exportedAt).catch((error: Error) => {
    const isLeft = archive.output.destroyed;
    if (!isLeft) context.log.error({ err: error }, 'an export broke off');
    archive.output.destroy(error);
  });
  return {
    fileName: `chitta-${dayAt(exportedAt, timezone)}.zip`,
    estimatedBytes: Math.ceil(estimates.reduce((sum, each) => sum + each, fixedBytes)),
    content: archive.output,
  };
}

async function writeAll(archive: Archive, source: ExportSource, exportedAt: Date): Promise<void> {
  await archive.add('README.txt', [exportTexts[source.language].readme]);
  const sections: ManifestSection[] = [];
  for (const section of exportSections) sections.push(await writeSection(archive, source, section));
  const schemas = exportSections.map(({ name, item }) => [name, z.toJSONSchema(item)]);
  await archive.add('schema.json', [toJson(Object.fromEntries(schemas))]);
  const { timezone, language } = source;
  const manifest: ExportManifest = {
    format: 'chitta-export',
    formatVersion: exportFormatVersion,
    exportedAt: exportedAt.toISOString(),
    timezone,
    language,
    sections,
  };
  await archive.add('manifest.json', [toJson(manifest)]);
  archive.end();
}

type ManifestSection = ExportManifest['sections'][number];

/** Writes one section and says what it came to. */
async function writeSection(
  archive: Archive,
  source: ExportSource,
  section: ExportSection,
): Promise<ManifestSection> {
  const written: ManifestSection['files'] = [];
  const files: SectionFiles = {
    addFile: (path, parts) => archive.add(path, parts),
    async addLines(name, lines) {
      const file = { path: `data/${name}.json`, items: 0 };
      await archive.add(file.path, dataFile(section.name, lines, file));
      written.push(file);
    },
    addItems: (name, items) =>
      files.addLines(
        name,
        items.map((item) => [JSON.stringify(item)]),
      ),
  };
  await section.write(source, files);
  const count = written.reduce((sum, { items }) => sum + items, 0);
  return { name: section.name, count, files: written };
}

/** One item a line, so that a reader may go by lines; they are counted into `file`. */
async function* dataFile(section: string, lines: JsonLines, file: { items: number }): AsyncGenerator<string> {
  yield `{"formatVersion":${exportFormatVersion},"section":${JSON.stringify(section)},"items":[`;
  for await (const line of lines) {
    yield file.items === 0 ? '\n' : ',\n';
    yield* line;
    file.items += 1;
  }
  yield '\n]}\n';
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
