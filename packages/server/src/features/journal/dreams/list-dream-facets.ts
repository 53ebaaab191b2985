import { type DreamFacets, limits } from '@chitta/contract';
import { symbolTexts } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import type { FacetKind } from '#server/db/tables/journal/dream-facets.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { createFacetQueries } from './counters/facets.queries.ts';

/** What the member's journal can be filtered by, from counters that each change of the journal keeps. */
export async function listDreamFacets(
  context: AppContext,
  { member }: { readonly member: Pick<Member, 'id'> },
): Promise<DreamFacets> {
  const [rows, source] = await Promise.all([
    createFacetQueries(context.db).list(member.id),
    openSymbols(context, member.id),
  ]);
  const ofKind = (kind: FacetKind) =>
    rows.filter((row) => row.kind === kind).map(({ value, count }) => ({ value, count }));
  const known = <T extends string>(kind: FacetKind, values: readonly T[]) =>
    ofKind(kind).flatMap(({ value, count }) => {
      const found = values.find((candidate) => candidate === value);
      return found === undefined ? [] : { value: found, count };
    });
  const journalLanguages = known('language', limits.languages);
  const names = [journalLanguages[0]?.value, ...limits.languages].filter(
    (language) => language !== undefined,
  );
  const nameOf = (id: string) =>
    names.map((language) => symbolTexts(source, language, id)?.name).find((name) => name !== undefined);
  return {
    total: ofKind('total')[0]?.count ?? 0,
    categories: known('category', limits.dreamCategories),
    tags: ofKind('tag'),
    symbols: ofKind('symbol').flatMap(({ value, count }) => {
      const name = nameOf(value);
      return name === undefined ? [] : { value, name, count };
    }),
    languages: journalLanguages,
  };
}
