import type { RecordDreamRequest } from '@chitta/contract';
import type { Draft } from './draft.ts';

/** The reading of a draft, while it is still the reading of the words that stand there now. */
export function freshReading(draft: Draft): Draft['reading'] {
  return draft.reading?.content === draft.content.trim() ? draft.reading : null;
}

/** A draft as the journal takes it. A reading of earlier words is left behind. */
export function draftRequest(draft: Draft): RecordDreamRequest {
  const answer = freshReading(draft)?.answer;
  return {
    userId: draft.memberId,
    title: draft.title.trim() || null,
    content: draft.content.trim(),
    translation: answer?.translation ?? null,
    recognizedSymbols: answer ? JSON.stringify(answer.symbols.map(({ id, name }) => ({ id, name }))) : null,
    isPremiumTranslation: answer?.isPremiumTranslation ?? false,
    ...(answer ? { language: answer.language } : {}),
    // By this the server can make the same reading again, and so keep it with its evidence.
    ...(answer?.readWith ? { readWith: answer.readWith } : {}),
    category: draft.category,
    tags: draft.tags.length > 0 ? [...draft.tags] : null,
  };
}
