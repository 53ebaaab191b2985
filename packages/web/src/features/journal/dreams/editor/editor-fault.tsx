import { dreamText } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { dreamLength } from './dream-text-rules.ts';
import type { EditorFault } from './use-editor-fault.ts';

interface EditorFaultProps {
  readonly id: string;
  readonly fault: EditorFault | null;
  readonly content: string;
}

const textKeys = {
  read: {
    empty: 'errors:translations_empty',
    'too-short': 'errors:translations_too_short',
    'too-long': 'errors:translations_too_long',
  },
  save: {
    empty: 'errors:dreams_empty',
    'too-short': 'errors:translations_too_short',
    'too-long': 'errors:translations_too_long',
  },
} as const;

/** What is wrong with the words, beside the counter: told once, while the number goes along with every key. */
export function EditorFaultLine({ id, fault, content }: EditorFaultProps) {
  const { t } = useTranslation('dreams');
  const length = dreamLength(content);
  const missing = dreamText.min - length;
  const tooMany = length - dreamText.max;
  return (
    <div id={id} className="editor-fault" role="alert">
      {fault && (
        <p>
          {fault.problem === 'empty' && <strong>{t('fault.empty')}. </strong>}
          {t(textKeys[fault.asked][fault.problem])}
          <span aria-hidden>
            {fault.problem === 'too-short' && ` ${t('fault.more', { count: missing })}`}
            {fault.problem === 'too-long' && ` ${t('fault.less', { count: tooMany })}`}
          </span>
        </p>
      )}
    </div>
  );
}
