import type { Language } from '@chitta/contract';
import type { LexiconEdits } from '@chitta/interpretation';
import type { LexiconCombined, LexiconEntry, SymbolDetail, SymbolGroup } from '@chitta/symbols/types';
import type { EditedRows } from './edits.queries.ts';

/** Edited rows as the lexicon and the long texts of one language take them up. */
interface PresentedEdits {
  readonly edits: Omit<LexiconEdits, 'version'>;
  readonly details: Readonly<Record<string, SymbolDetail>>;
  readonly combined: Readonly<Record<string, string>>;
}

export function presentEdits(
  language: Language,
  { symbols, classes, combined, people }: EditedRows,
): PresentedEdits {
  const shownPeople = people.filter(({ isHidden }) => !isHidden);
  return {
    edits: {
      language,
      entries: [...shown(symbols).map(presentEntry), ...shown(classes).map(presentClass)],
      combined: shown(combined).map(presentCombined),
      celebrities: shownPeople.map(({ name, also, quality, category }) => ({
        name,
        also,
        quality,
        category,
      })),
      removed: {
        entries: [...hiddenSlugs(symbols), ...hiddenSlugs(classes)],
        combined: hiddenSlugs(combined),
        celebrities: people.filter(({ isHidden }) => isHidden).map(({ name }) => name),
      },
    },
    details: Object.fromEntries(symbols.map((row) => [row.slug, presentDetail(row)])),
    combined: Object.fromEntries(combined.map(({ slug, description }) => [slug, description])),
  };
}

interface Hideable {
  readonly isHidden: boolean;
  readonly slug: string;
}

function shown<Row extends Hideable>(rows: readonly Row[]): Row[] {
  return rows.filter(({ isHidden }) => !isHidden);
}

function hiddenSlugs(rows: readonly Hideable[]): string[] {
  return rows.filter(({ isHidden }) => isHidden).map(({ slug }) => slug);
}

export function presentEntry(row: EditedRows['symbols'][number]): LexiconEntry {
  return {
    id: row.slug,
    // The loader writes groups of the dictionary alone, and no edit changes them.
    group: row.group as SymbolGroup,
    name: row.name,
    category: row.category,
    function: row.function,
    meaning: row.meaning,
    insight: row.deeperInsight,
    deed: row.deed,
    variations: row.variations,
    ...(row.unshown?.length && { unshown: row.unshown }),
    common: row.isCommon,
    vital: row.isVital,
  };
}

export function presentCombined(row: EditedRows['combined'][number]): LexiconCombined {
  const { slug, name, meaning, insight, parts, phrases } = row;
  return { id: slug, name, meaning, insight, parts, phrases };
}

export function presentDetail({
  description,
  extendedDescription,
  basis,
}: EditedRows['symbols'][number]): SymbolDetail {
  return { description, extended: extendedDescription, ...(basis === 'sourced' && { isSourced: true }) };
}

export function presentClass(row: EditedRows['classes'][number]): LexiconEntry {
  return {
    id: row.slug,
    group: row.group as SymbolGroup,
    name: row.name,
    category: row.category,
    function: row.function,
    meaning: row.meaning,
    insight: row.insight,
    deed: row.deed,
    variations: row.words,
    common: false,
    vital: false,
    isClass: true,
  };
}
