import type { PersonalSymbol } from '@chitta/contract';
import { type Language, pageSize } from '@chitta/contract/limits';
import { createPersonalLexicon, type Lexicon, type PersonalEntry } from '@chitta/interpretation';
import { invariant } from '#web/lib/invariant.ts';

interface Page {
  readonly items: readonly PersonalSymbol[];
  readonly nextCursor: string | null;
}

let loading: Promise<readonly PersonalEntry[]> | undefined;

/** The member's own symbols of a language, indexed; undefined where there are none or none could be fetched. */
export async function loadPersonalSymbols(language: Language): Promise<Lexicon | undefined> {
  loading ??= fetchAll();
  try {
    return createPersonalLexicon(language, await loading);
  } catch {
    // Offline, or signed out by now: asked for again with the next words.
    loading = undefined;
    return undefined;
  }
}

async function fetchAll(): Promise<PersonalEntry[]> {
  const entries: PersonalEntry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await fetchPage(cursor);
    entries.push(...page.items.map(toEntry));
    cursor = page.nextCursor;
  }
  return entries;
}

async function fetchPage(cursor: string): Promise<Page> {
  const query = new URLSearchParams({ limit: String(pageSize.max), ...(cursor && { cursor }) });
  const response = await fetch(`/api/personal-symbols?${query}`);
  invariant(response.ok, `Personal symbols answered ${response.status}`);
  const { data } = (await response.json()) as { readonly data: Page };
  return data;
}

function toEntry({
  id,
  language,
  group,
  name,
  category,
  description,
  variations,
}: PersonalSymbol): PersonalEntry {
  return { id: `personal-${id}`, language, group, name, category, meaning: description, variations };
}
