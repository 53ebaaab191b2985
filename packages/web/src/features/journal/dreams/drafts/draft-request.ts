import type { RecordDreamRequest } from '@chitta/contract';
import { givenReading } from '#web/lib/api/given-reading.ts';
import type { Draft } from './draft.ts';

/** The reading of a draft, while it is still the reading of the words that stand there now. */
export function freshReading(draft: Draft): Draft['reading'] {
  return draft.reading?.content === draft.content.trim() ? draft.reading : null;
}

function feelingsOf({ feelings = [] }: Draft): Pick<RecordDreamRequest, 'feelings'> {
  return feelings.length > 0 ? { feelings: [...feelings] } : {};
}

/** A draft as the journal takes it. A reading of earlier words is left behind. */
export function draftRequest(draft: Draft): RecordDreamRequest {
  const answer = freshReading(draft)?.answer;
  const given = answer && givenReading(answer);
  return {
    userId: draft.memberId,
    title: draft.title.trim() || null,
    content: draft.content.trim(),
    translation: answer?.translation ?? null,
    recognizedSymbols: answer ? JSON.stringify(answer.symbols.map(({ id, name }) => ({ id, name }))) : null,
    isPremiumTranslation: answer?.isPremiumTranslation ?? false,
    ...(answer ? { language: answer.language } : {}),
    // By this the server knows its own reading, and keeps it as it is.
    ...(given ? { given } : {}),
    category: draft.category,
    tags: draft.tags.length > 0 ? [...draft.tags] : null,
    ...feelingsOf(draft),
    ...(draft.night ? { night: draft.night } : {}),
  };
}
