import type { Reading } from '@chitta/contract';
import { followUp as limits } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetWords, keepWords, keptWords, type WordsPlace } from './kept-words.ts';
import { WordsField } from './words-field.tsx';
import '../follow-ups.css';

interface DraftAnswerProps {
  readonly memberId: number;
  readonly draftId: string;
  readonly reading: Reading | null;
}

/**
 * The answer to the question of a reading that is not in the journal yet. It stays on the device beside the draft and
 * goes with it when it is saved (`moveAnswer`).
 */
export function DraftAnswer({ memberId, draftId, reading }: DraftAnswerProps) {
  const { t } = useTranslation('follow-ups');
  const place: WordsPlace = { memberId, dream: `draft-${draftId}`, kind: 'answer' };
  const [text, setText] = useState(() => keptWords(place)?.text ?? '');
  if (!reading?.sentences.some(({ part }) => part === 'question')) return null;

  function handleWrite(next: string) {
    setText(next);
    if (next.trim() === '') forgetWords(place);
    else keepWords(place, { text: next, isMeant: false });
  }
  return (
    <div className="follow-up" data-print="hide">
      <WordsField
        label={t('answer.label')}
        placeholder={t('answer.placeholder')}
        hint={t('draft.hint')}
        max={limits.answer}
        text={text}
        error={null}
        onWrite={handleWrite}
      />
    </div>
  );
}
