import type { Language } from '@chitta/contract';
import { followUp as limits } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { WordsField } from './words-field.tsx';
import '../follow-ups.css';

interface DraftAnswerProps {
  readonly text: string;
  /** Of the dream and its question. */
  readonly language: Language;
  readonly onWrite: (text: string) => void;
}

/** The answer to the question of a reading that is not in the journal yet: it belongs to the draft until then. */
export function DraftAnswer({ text, language, onWrite }: DraftAnswerProps) {
  const { t } = useTranslation('follow-ups');
  return (
    <div className="follow-up-slot" data-print="hide">
      <WordsField
        label={t('answer.label')}
        language={language}
        placeholder={t(`answer.placeholder.${language}`)}
        hint={t('draft.hint')}
        max={limits.answer}
        text={text}
        error={null}
        onWrite={onWrite}
      />
    </div>
  );
}
