import { journalTitle } from '@chitta/contract/journal-title';
import * as limits from '@chitta/contract/limits';
import type { StoredChoices } from '#server/db/tables/data/imports.ts';
import { dayAt } from '#server/platform/time/calendar-day.ts';
import { consultationText } from '../drafts/consultation-text.ts';
import { contentKey } from '../drafts/content-key.ts';
import { deriveTold } from '../drafts/derive-told.ts';
import type { DerivedDream } from '../drafts/derived-dream.ts';
import type { EntrySource, FoundEntry } from '../formats/found-entry.ts';

/** What is found out of an entry by itself, with the choices as they are; whether it is a duplicate shows later. */
export interface EntryFacts {
  readonly dreamtAt: Date | null;
  /** `YYYY-MM-DD` in the member's time zone. */
  readonly day: string | null;
  readonly language: 'en' | 'es' | null;
  readonly isUndated: boolean;
  readonly isLong: boolean;
  /**
   * The same for dreams with the same text; of a symbol, for those with the same name and language; of a consultation,
   * for those with the same question at the same moment.
   */
  readonly contentKey: string | null;
  readonly problem: DerivedDream['problem'];
  /** As it is shown: empty where nothing could be read. */
  readonly title: string;
  readonly excerpt: string;
}

export interface EntryOptions {
  readonly choices: StoredChoices;
  /** When the file was read. */
  readonly readAt: Date;
}

type Entry = Pick<FoundEntry, 'kind' | 'source'>;

const excerptLength = 200;
const nothing: EntryFacts = {
  dreamtAt: null,
  day: null,
  language: null,
  isUndated: false,
  isLong: false,
  contentKey: null,
  problem: null,
  title: '',
  excerpt: '',
};

/**
 * Reads an entry with the choices. Runs in the thread of its import, where hard texts hold up nobody else. What knows
 * the schemas of exports is loaded when there is one: it takes longer to come up than most imports to be read.
 */
export async function deriveEntry(
  { kind, source }: Entry,
  { choices, readAt }: EntryOptions,
): Promise<EntryFacts> {
  if (kind === 'symbol') return { ...nothing, ...(await symbolFacts(source, readAt)) };
  if (kind === 'consultation')
    return { ...nothing, ...(await consultationFacts(source, { choices, readAt })) };
  const dream = await readDream(source, { choices, readAt });
  return { ...nothing, ...dreamFacts(dream, choices) };
}

async function readDream(source: EntrySource, { choices, readAt }: EntryOptions): Promise<DerivedDream> {
  if (!('exported' in source)) return deriveTold(source, { choices, now: readAt });
  const { deriveExported } = await import('../drafts/derive-exported.ts');
  return deriveExported(source.exported, readAt);
}

async function symbolFacts(source: EntrySource, readAt: Date): Promise<Partial<EntryFacts>> {
  const { deriveSymbol } = await import('../drafts/derive-symbol.ts');
  const symbol = deriveSymbol(source, readAt);
  if (symbol === null) return { problem: 'broken' };
  const { language, name, nameKey, description = '' } = symbol;
  return { language, contentKey: `${language} ${nameKey}`, title: name, excerpt: excerptOf(description) };
}

async function consultationFacts(
  source: EntrySource,
  { choices, readAt }: EntryOptions,
): Promise<Partial<EntryFacts>> {
  const { deriveConsultation } = await import('../drafts/derive-consultation.ts');
  const { draft, language, question, thought, problem } = deriveConsultation(source, readAt);
  return {
    problem,
    language,
    title: excerptOf(question),
    excerpt: excerptOf(thought),
    ...(draft && {
      dreamtAt: draft.createdAt,
      day: dayAt(draft.createdAt, choices.timezone),
      contentKey: contentKey(consultationText(question, draft.createdAt)),
    }),
  };
}

function dreamFacts(
  { title, content, draft, language, isUndated, problem }: DerivedDream,
  { timezone }: StoredChoices,
): Partial<EntryFacts> {
  return {
    problem,
    language,
    isUndated,
    isLong: content.length > limits.dreamText.max,
    contentKey: contentKey(content),
    title: title || journalTitle(content),
    excerpt: excerptOf(content),
    ...(draft && { dreamtAt: draft.createdAt, day: dayAt(draft.createdAt, timezone) }),
  };
}

/** The beginning of a text in one line. */
function excerptOf(text: string): string {
  const line = text
    .slice(0, excerptLength * 2)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return line.length <= excerptLength
    ? line.toWellFormed()
    : `${line.slice(0, excerptLength).toWellFormed()}…`;
}
