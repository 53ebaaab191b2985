import type { PersonalSymbol } from '@chitta/contract';
import { type Language, pageSize } from '@chitta/contract/limits';
import { createPersonalLexicon, type Lexicon, type OwnSymbol } from '@chitta/interpretation';
import { invariant } from '#web/lib/invariant.ts';
import { fetchKept } from './kept-answers.ts';

interface Page {
  readonly items: readonly PersonalSymbol[];
  readonly nextCursor: string | null;
}

let loading: Promise<readonly OwnSymbol[]> | undefined;

/** The member's own symbols of a language, indexed; undefined where there are none or none could be fetched. */
export async function loadPersonalSymbols(language: Language): Promise<Lexicon | undefined> {
  loading ??= fetchOwnSymbols();
  try {
    return createPersonalLexicon(language, await loading);
  } catch {
    // Offline, or signed out by now: asked for again with the next words.
    loading = undefined;
    return undefined;
  }
}

/**
 * All of the member's own symbols. With `memberId` they are kept on the device for times without a connection. Rejects
 * where they can be had from neither.
 */
export async function fetchOwnSymbols(memberId?: number): Promise<OwnSymbol[]> {
  const symbols: OwnSymbol[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await fetchPage(cursor, memberId);
    symbols.push(...page.items.map(toOwnSymbol));
    cursor = page.nextCursor;
  }
  return symbols;
}

async function fetchPage(cursor: string, memberId: number | undefined): Promise<Page> {
  const query = new URLSearchParams({ limit: String(pageSize.max), ...(cursor && { cursor }) });
  const url = `/api/personal-symbols?${query}`;
  const response = await (memberId === undefined ? fetch(url) : fetchKept(url, memberId));
  invariant(response.ok, `Personal symbols answered ${response.status}`);
  const { data } = (await response.json()) as { readonly data: Page };
  return data;
}

function toOwnSymbol(symbol: PersonalSymbol): OwnSymbol {
  const { id, language, group, name, category, description, personalContext, variations } = symbol;
  return {
    id: `personal-${id}`,
    language,
    group,
    name,
    category,
    meaning: description,
    context: personalContext,
    variations,
  };
}
