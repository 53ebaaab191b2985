import type { ImportView } from '@chitta/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { useImportStep } from './imports.api.ts';
import { EntryList } from './look/entry-list.tsx';
import { UndoDialog } from './undo-dialog.tsx';

interface ResultProps {
  readonly view: ImportView;
  readonly journalLink: (text: string) => ReactNode;
  readonly onClose: () => void;
}

/** What became of an import, with the ways on and back. */
export function Result({ view, journalLink, onClose }: ResultProps) {
  const { t } = useTranslation('imports');
  const step = useImportStep(view.id);
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // What was waited for is read out.
  useEffect(() => title.current?.focus(), []);
  const undo = (what: 'keep' | 'take') => step.mutate({ step: 'undo', changed: what });
  const { state, written, undoUntil } = view;
  const changed = [...view.changed, ...view.changedConsultations];
  const until =
    undoUntil && new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(undoUntil));
  return (
    <section className="import-part" aria-labelledby="import-result">
      <h2 id="import-result" ref={title} tabIndex={-1}>
        {state === 'done' ? t('result.done', { count: written }) : t('result.takenBack')}
      </h2>
      {state !== 'done' && written > 0 && <p>{t('result.left', { count: written })}</p>}
      {view.counts.refused > 0 && (
        <EntryList title={t('look.refused', { count: view.counts.refused })} entries={view.refused} />
      )}
      <div className="import-actions">
        {written > 0 && journalLink(t('result.journal'))}
        <Button variant="quiet" onClick={onClose}>
          {t('another')}
        </Button>
      </div>
      {until && (
        <div className="import-undo">
          <p className="text-muted">{t('result.undoUntil', { day: until })}</p>
          <Button
            variant="danger"
            isBusy={step.isPending}
            onClick={() => (changed.length > 0 ? setAsking(true) : undo('keep'))}
          >
            {t('result.undo')}
          </Button>
        </div>
      )}
      {step.error && (
        <p role="alert" className="field-error">
          {errorMessage(step.error)}
        </p>
      )}
      <UndoDialog
        isOpen={isAsking}
        changed={changed}
        onClose={() => setAsking(false)}
        onChoose={(what) => {
          setAsking(false);
          undo(what);
        }}
      />
    </section>
  );
}
