import type { Language } from '@chitta/contract';
import { shownTitle } from '@chitta/contract/shown-title';
import { dayAt } from '#server/platform/time/calendar-day.ts';
import type { ExportSource } from '../export-section.ts';
import { type ExportTexts, exportTexts } from '../texts/export-texts.ts';
import type { ReadableDream } from './dream-export.queries.ts';
import type { SymbolNames } from './symbol-names.ts';

/** How dreams are written for people: in their language and by the days of their time zone. */
export interface DreamWriter {
  /** `YYYY-MM`, by which readable files are named. */
  monthOf(dream: ReadableDream): string;
  /** Heading of a month's file. */
  writeMonth(month: string): string;
  /** A dream with its reading as Markdown. */
  writeDream(dream: ReadableDream): string;
  /** The same as cells of a table, in the order of `dreamColumns`. */
  toCells(dream: ReadableDream): (string | null)[];
}

export function createDreamWriter(
  { language, timezone }: Pick<ExportSource, 'language' | 'timezone'>,
  names: SymbolNames,
): DreamWriter {
  const texts = exportTexts[language];
  const formats = createFormats(language, timezone);
  const symbolNames = (dream: ReadableDream) => dream.symbolIds.map((id) => names.of(dream.language, id));
  return {
    monthOf: ({ createdAt }) => dayAt(createdAt, timezone).slice(0, 7),
    writeMonth: (month) => `# ${capitalise(formats.month.format(new Date(`${month}-15T12:00:00Z`)))}\n`,
    writeDream: (dream) =>
      [
        `\n## ${inert(shownTitle(dream.title).replaceAll(/\s+/g, ' '))}\n`,
        `*${[capitalise(formats.night.format(dream.createdAt)), ...marksOf(dream, texts).map(inert)].join(' · ')}*\n`,
        asMarkdown(dream.content),
        ...readingOf(dream, texts),
        ...followUpOf(dream, texts),
        ...dream.earlierReadings.toReversed().flatMap((earlier) => earlierOf(earlier, texts, formats)),
        ...(dream.symbolIds.length > 0
          ? [`*${texts.symbols}: ${symbolNames(dream).map(inert).join(', ')}*\n`]
          : []),
        '---\n',
      ].join('\n'),
    toCells: (dream) => [
      dayAt(dream.createdAt, timezone),
      formats.time.format(dream.createdAt),
      shownTitle(dream.title),
      dream.content,
      dream.category && texts.categories[dream.category],
      dream.tags.join('; '),
      dream.feelings.map((feeling) => texts.feelings[feeling]).join('; '),
      symbolNames(dream).join('; '),
      dream.language,
      dream.translation,
      ...followUpCells(dream, texts),
    ],
  };
}

function createFormats(language: Language, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options);
  return {
    month: format({ timeZone: 'UTC', month: 'long', year: 'numeric' }),
    night: format({ timeZone, dateStyle: 'full', timeStyle: 'short' }),
    time: format({ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function marksOf({ category, feelings, tags }: ReadableDream, texts: ExportTexts): string[] {
  return [
    ...(category ? [texts.categories[category]] : []),
    ...feelings.map((feeling) => texts.feelings[feeling]),
    ...tags.map((tag) => `#${tag}`),
  ];
}

/** The thought stands out where the text begins with it, as on the page. */
function readingOf({ translation, headline }: ReadableDream, texts: ExportTexts): string[] {
  if (translation === null) return [];
  const title = `### ${texts.reading}\n`;
  if (headline === null || headline.includes('*') || !translation.startsWith(`${headline}\n`)) {
    return [title, asMarkdown(translation)];
  }
  return [title, `**${inert(headline)}**\n`, asMarkdown(translation.slice(headline.length))];
}

function earlierOf(
  earlier: ReadableDream['earlierReadings'][number],
  texts: ExportTexts,
  { night }: ReturnType<typeof createFormats>,
): string[] {
  const { translation, readAt } = earlier;
  return [
    `### ${texts.earlierReading}, ${night.format(new Date(readAt))}\n`,
    asMarkdown(translation),
    ...saidOf(earlier, texts),
  ];
}

function followUpOf({ followUp }: ReadableDream, texts: ExportTexts): string[] {
  return followUp === null ? [] : saidOf(followUp, texts);
}

type Said = Pick<NonNullable<ReadableDream['followUp']>, 'answer' | 'deed' | 'verdict' | 'change'>;

function saidOf({ answer, deed, verdict, change }: Said, texts: ExportTexts): string[] {
  return [
    ...(answer === null ? [] : [`**${texts.answer}:** ${asMarkdown(answer)}`]),
    ...(deed === null ? [] : [`**${texts.deed}:** ${texts.deeds[deed]}\n`]),
    ...(verdict === null ? [] : [`**${texts.fit}** ${texts.fits[verdict]}\n`]),
    ...(change === '' ? [] : [asMarkdown(change)]),
  ];
}

function followUpCells({ followUp }: ReadableDream, texts: ExportTexts): (string | null)[] {
  if (followUp === null) return [null, null, null, null];
  const { answer, deed, verdict, change } = followUp;
  return [answer, deed && texts.deeds[deed], verdict && texts.fits[verdict], change];
}

/**
 * Without HTML and pictures, which a viewer would fetch from wherever they name. An entity stays one whatever stands
 * before it; a backslash would lose its sense behind another.
 */
function inert(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('![', '&#33;[');
}

/** Lines stay lines, and none begins by accident as a heading or a quotation. */
function asMarkdown(text: string): string {
  const lines = inert(text)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trimEnd().replace(/^(\s*)([#>])/, '$1\\$2'));
  // Two spaces break a line; an empty one ends the paragraph anyway.
  const broken = lines.map((line, place) => (line && lines[place + 1] ? `${line}  ` : line));
  return `${broken.join('\n')}\n`;
}
