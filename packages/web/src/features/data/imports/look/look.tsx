import type { ImportView } from '@chitta/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useChangeImport, useImportStep } from '../imports.api.ts';
import { Steps } from '../steps.tsx';
import { Choices } from './choices.tsx';
import { EntryList } from './entry-list.tsx';
import { Facts } from './facts.tsx';

/** What is in the files, how they are read, and the way to take it over. Nothing is in the journal yet. */
export function Look({ view, onClose }: { readonly view: ImportView; readonly onClose: () => void }) {
  const { t } = useTranslation('imports');
  const change = useChangeImport(view.id);
  const step = useImportStep(view.id);
  const { counts } = view;
  const title = useRef<HTMLHeadingElement>(null);
  // What was waited for is read out; somebody who came for something else keeps their place.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  const problem = change.error ?? step.error;
  const leave = () => step.mutate({ step: 'cancel' }, { onSuccess: onClose });
  return (
    <section className="import-part" aria-labelledby="import-look">
      <Steps current="look" />
      <div>
        <h2 id="import-look" ref={title} tabIndex={-1}>
          {t('look.title', { count: counts.toWrite })}
        </h2>
        <p className="import-file text-muted">
          {view.fileNames.join(', ')}
          {view.fileCount > view.fileNames.length &&
            ` ${t('look.moreFiles', { count: view.fileCount - view.fileNames.length })}`}
        </p>
      </div>
      <Facts view={view} />
      <Choices view={view} isBusy={change.isPending} onChange={(changes) => change.mutate(changes)} />
      <div aria-busy={change.isPending} className="import-part">
        {view.entries.length > 0 && <EntryList title={t('look.entries')} entries={view.entries} isOpen />}
        {counts.duplicates > 0 && (
          <EntryList title={t('look.duplicates', { count: counts.duplicates })} entries={view.duplicates} />
        )}
        {counts.refused > 0 && (
          <EntryList
            title={t('look.refused', { count: counts.refused })}
            entries={view.refused}
            isOpen={counts.toWrite === 0}
          />
        )}
      </div>
      {problem && (
        <p role="alert" className="field-error">
          {errorMessage(problem)}
        </p>
      )}
      <div className="import-actions">
        <Button
          isBusy={step.isPending && step.variables.step === 'start'}
          disabled={counts.toWrite === 0 || change.isPending}
          onClick={() => step.mutate({ step: 'start' })}
        >
          {t('look.start', { count: counts.toWrite })}
        </Button>
        <Button variant="quiet" disabled={step.isPending} onClick={leave}>
          {t('look.leave')}
        </Button>
      </div>
    </section>
  );
}
