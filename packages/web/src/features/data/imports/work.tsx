import type { ImportView } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useImportStep } from './imports.api.ts';
import { Steps } from './steps.tsx';

/** How far the server is, and the way to stop it. The page can be left meanwhile. */
export function Work({ view, isOffline }: { readonly view: ImportView; readonly isOffline: boolean }) {
  const { t, i18n } = useTranslation('imports');
  const step = useImportStep(view.id);
  const { state, counts } = view;
  const number = new Intl.NumberFormat(i18n.language);
  const isTaking = state === 'running';
  const done = isTaking ? counts.written : counts.takenBack;
  const all = isTaking ? counts.toWrite : counts.takenBack + counts.written;
  const title = isTaking ? t('work.taking') : t('work.takingBack');
  return (
    <section className="import-part" aria-labelledby="import-work">
      <Steps current="take" />
      <h2 id="import-work">{title}</h2>
      <progress aria-labelledby="import-work" value={done} max={Math.max(1, all)} />
      <p className="import-count">
        {t('work.count', { done: number.format(done), all: number.format(all) })}
      </p>
      <p className="text-muted">{isOffline ? t('work.offline') : t('work.leave')}</p>
      {step.error && (
        <p role="alert" className="field-error">
          {errorMessage(step.error)}
        </p>
      )}
      {isTaking && (
        <Button variant="quiet" isBusy={step.isPending} onClick={() => step.mutate({ step: 'cancel' })}>
          {t('work.cancel')}
        </Button>
      )}
    </section>
  );
}
