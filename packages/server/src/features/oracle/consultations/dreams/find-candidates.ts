import type { OracleDream, QuestionRead } from '@chitta/interpretation/oracle';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findDreamsByWords } from '../../../journal/dreams/search/find-dreams-by-words.ts';
import type { SymbolSource } from '../../../symbols/dictionary/open-symbols.ts';
import { createCandidateQueries } from './candidates.queries.ts';
import { oracleDreams } from './oracle-dreams.ts';

/** Dreams that are looked at for one question. */
const most = 60;
const perNamedSymbol = 12;
const perFieldSymbol = 4;
const fieldSymbols = 12;
const byWords = 20;
const newest = 20;

export interface CandidatesOptions {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly source: SymbolSource;
  readonly question: QuestionRead;
}

/**
 * Dreams of the member that may touch a question: with the symbols and words that it names, with symbols in which dreams
 * speak of its field of life, and the newest. Where there are too many, they stay in this order.
 */
export async function findCandidates(
  { db }: Pick<AppContext, 'db'>,
  { member, source, question }: CandidatesOptions,
): Promise<OracleDream[]> {
  const queries = createCandidateQueries(db);
  const named = [...new Set(question.symbols.map(({ id }) => id))];
  const words = question.words.map(({ word }) => word);
  const found = await Promise.all([
    queries.findBySymbols(member.id, named, perNamedSymbol),
    findDreamsByWords({ db }, { member, words, count: byWords }),
    queries.findBySymbols(member.id, question.fieldSymbols.slice(0, fieldSymbols), perFieldSymbol),
    queries.findNewest(member.id, newest),
  ]);
  const ids = [...new Set(found.flat())].slice(0, most);
  return oracleDreams(await queries.listDreams(member.id, ids), source, member);
}
