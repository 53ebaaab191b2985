import type { DeskContent } from '@chitta/contract';
import { type EntryKind, type Language, languages, type symbolGroups } from '@chitta/contract/limits';

/** One text of an entry, as it is written. */
export interface DraftField {
  readonly name: string;
  /** Rows of its field; 1: a single line. */
  readonly rows: number;
  /** Words apart by commas. */
  readonly isList?: true;
}

const line = (name: string): DraftField => ({ name, rows: 1 });
const area = (name: string, rows = 2): DraftField => ({ name, rows });
const list = (name: string): DraftField => ({ name, rows: 3, isList: true });
const meant = [line('name'), line('category'), line('function'), line('meaning')];

/** What is written of each kind in each language. */
export const fieldsOf: Readonly<Record<EntryKind, readonly DraftField[]>> = {
  symbol: [
    ...meant,
    area('description'),
    area('extended', 4),
    area('insight'),
    area('deed'),
    list('variations'),
    list('unshown'),
  ],
  class: [...meant, area('insight'), area('deed'), area('words', 6)],
  combined: [line('name'), line('meaning'), area('description'), area('insight'), list('phrases')],
  celebrity: [line('quality'), line('category')],
};

type Texts = Readonly<Record<string, string>>;

/** An entry while it is written: lists are texts, so that a comma can be typed. */
export interface EntryDraft {
  readonly kind: EntryKind;
  readonly key: string;
  readonly group: (typeof symbolGroups)[number];
  readonly isCommon: boolean;
  readonly isVital: boolean;
  readonly isSourced: boolean;
  /** Parts of a combined symbol, apart by commas. */
  readonly parts: string;
  /** Other names of a celebrity, apart by commas. */
  readonly also: string;
  readonly texts: Readonly<Record<Language, Texts>>;
}

const wordsOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
const listed = (words: readonly string[] = []) => words.join(', ');

/** An entry that nobody has written yet; `word` is how it will be found. */
export function blankDraft(
  kind: EntryKind,
  key: string,
  word: { text: string; language: Language } | null,
): EntryDraft {
  const empty = Object.fromEntries(fieldsOf[kind].map(({ name }) => [name, '']));
  const wordField = { symbol: 'variations', class: 'words', combined: 'phrases', celebrity: '' }[kind];
  const textsIn = (language: Language): Texts =>
    word?.language === language && wordField ? { ...empty, [wordField]: word.text } : empty;
  return {
    kind,
    key,
    group: 'object',
    isCommon: false,
    isVital: false,
    isSourced: false,
    parts: '',
    also: '',
    texts: { en: textsIn('en'), es: textsIn('es') },
  };
}

export function draftOf(content: DeskContent): EntryDraft {
  const key = content.kind === 'celebrity' ? content.entry.name : content.entry.id;
  const blank = blankDraft(content.kind, key, null);
  const texts = Object.fromEntries(
    languages.map((language) => [language, { ...blank.texts[language], ...textsOf(content, language) }]),
  ) as EntryDraft['texts'];
  switch (content.kind) {
    case 'symbol': {
      const { group, common, vital, basis } = content.entry;
      return { ...blank, texts, group, isCommon: common, isVital: vital, isSourced: basis === 'sourced' };
    }
    case 'class':
      return { ...blank, texts, group: content.entry.group };
    case 'combined':
      return { ...blank, texts, parts: listed(content.entry.parts) };
    case 'celebrity':
      return { ...blank, texts, also: listed(content.entry.also) };
  }
}

function textsOf(content: DeskContent, language: Language): Texts {
  if (content.kind === 'celebrity')
    return { quality: content.entry[language], category: content.entry.category[language] };
  const texts = Object.entries(content.entry[language] as Record<string, string | string[]>);
  return Object.fromEntries(
    texts.map(([name, value]) => [name, typeof value === 'string' ? value : listed(value)]),
  );
}

/** What is sent of a draft: trimmed, its lists taken apart, empty ones that may be missing left out. */
export function contentOf(draft: EntryDraft): DeskContent {
  const { kind, key: id, group } = draft;
  const inBoth = { en: writtenIn(draft, 'en'), es: writtenIn(draft, 'es') };
  switch (kind) {
    case 'symbol': {
      const head = { id, group, common: draft.isCommon, vital: draft.isVital };
      return {
        kind,
        entry: { ...head, basis: draft.isSourced ? 'sourced' : 'house', ...inBoth },
      } as DeskContent;
    }
    case 'class':
      return { kind, entry: { id, group, ...inBoth } } as DeskContent;
    case 'combined':
      return { kind, entry: { id, parts: wordsOf(draft.parts), ...inBoth } } as DeskContent;
    case 'celebrity': {
      const { en, es } = draft.texts;
      const also = wordsOf(draft.also);
      const category = { en: (en.category ?? '').trim(), es: (es.category ?? '').trim() };
      const qualities = { en: (en.quality ?? '').trim(), es: (es.quality ?? '').trim() };
      return { kind, entry: { name: id, ...(also.length > 0 && { also }), category, ...qualities } };
    }
  }
}

/** Lists that an entry may do without. */
const optional = new Set(['unshown', 'phrases']);

function writtenIn({ kind, texts }: EntryDraft, language: Language): Record<string, string | string[]> {
  const fields = fieldsOf[kind].flatMap(({ name, isList }): [string, string | string[]][] => {
    const text = (texts[language][name] ?? '').trim();
    if (!isList) return [[name, text]];
    const words = wordsOf(text);
    return words.length === 0 && optional.has(name) ? [] : [[name, words]];
  });
  return Object.fromEntries(fields);
}

/** A slug from a word: the key of a new entry until its writer says otherwise. */
export function slugOf(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 60);
  return slug.endsWith('-') ? slug.slice(0, -1) : slug;
}
