import { dreamText } from '@chitta/contract/limits';
import { Suspense } from 'react';
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

/** The words of failures come behind the page; who is told of one so early waits for them. */
function Fault({ fault, length }: { readonly fault: EditorFault; readonly length: number }) {
  const { t } = useTranslation(['dreams', 'errors']);
  const { asked, problem } = fault;
  return (
    <p>
      {problem === 'empty' && <strong>{t('fault.empty')}. </strong>}
      {t(textKeys[asked][problem])}
      <span aria-hidden>
        {problem === 'too-short' && ` ${t('fault.more', { count: dreamText.min - length })}`}
        {problem === 'too-long' && ` ${t('fault.less', { count: length - dreamText.max })}`}
      </span>
    </p>
  );
}

/** What is wrong with the words, beside the counter: told once, while the number goes along with every key. */
export function EditorFaultLine({ id, fault, content }: EditorFaultProps) {
  return (
    <div id={id} className="editor-fault" role="alert">
      <Suspense fallback={null}>{fault && <Fault fault={fault} length={dreamLength(content)} />}</Suspense>
    </div>
  );
}
