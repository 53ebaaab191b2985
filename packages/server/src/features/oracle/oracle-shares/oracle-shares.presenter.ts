import type { OracleSentence, OracleShare, SharedConsultation } from '@chitta/contract';
import type { OracleShareRow } from '#server/db/tables/oracle/oracle-shares.ts';
import { findPractice } from '../practices/find-practice.ts';
import type { OpenedShare } from './oracle-shares.queries.ts';

/** A share as its owner sees it; the link itself is known to nobody here. */
export function presentShare({
  userId: _,
  consultationId: __,
  tokenHash: ___,
  createdAt,
  expiresAt,
  ...chosen
}: OracleShareRow): OracleShare {
  return {
    ...chosen,
    token: null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** What whoever has the link reads: nothing that was not chosen, no ids, no names. */
export function presentShared({ share, question, response, practiceId }: OpenedShare): SharedConsultation {
  const { includesQuestion, includesDreams, includesPractice } = share;
  const practice = includesPractice ? findPractice(response.language, practiceId) : null;
  return {
    language: response.language,
    question: includesQuestion ? question : null,
    sentences: response.sentences
      .filter((sentence) => isShown(sentence, share))
      .map(({ text, part, paragraph }) => ({ text, part, paragraph })),
    dreams: includesDreams ? response.dreams.map(({ night, quote }) => ({ night, quote })) : [],
    practice: practice && withoutId(practice),
    expiresAt: share.expiresAt.toISOString(),
  };
}

const ofDreams: ReadonlySet<OracleSentence['part']> = new Set(['dreams', 'change']);
const ofPractice: ReadonlySet<OracleSentence['part']> = new Set(['practice', 'incubation']);

/**
 * A sentence that rests on words of the question or of a dream may say them, so that it is shown with these alone. What
 * the chart says tells when somebody was born: it is never shown.
 */
function isShown({ part, evidence }: OracleSentence, share: OracleShareRow): boolean {
  if (part === 'chart') return false;
  if (!share.includesPractice && ofPractice.has(part)) return false;
  const saysDreams = ofDreams.has(part) || evidence.some(({ dreamId }) => dreamId !== null);
  if (!share.includesDreams && saysDreams) return false;
  const saysQuestion = part === 'understood' || evidence.some(({ dreamId }) => dreamId === null);
  return share.includesQuestion || !saysQuestion;
}

function withoutId<T extends { readonly id: string }>({ id: _, ...practice }: T): Omit<T, 'id'> {
  return practice;
}
