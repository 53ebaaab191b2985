import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { type ExportState, useExport } from './use-export.ts';
import './exports.css';

/** Everything of the member as one file, with how far it is. */
export function JournalExport() {
  const { t } = useTranslation('exports');
  const titleId = useId();
  const { state, start, cancel } = useExport();
  return (
    <section className="journal-export" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p>{t('lead')}</p>
      <ul className="journal-export-parts">
        <li>{t('parts.text')}</li>
        <li>{t('parts.tables')}</li>
        <li>{t('parts.data')}</li>
      </ul>
      <p className="text-muted">{t('without')}</p>
      {state.status === 'running' ? (
        <Running state={state} onCancel={cancel} />
      ) : (
        <Button className="justify-self-start" onClick={() => void start()}>
          <Download size={18} aria-hidden />
          {t(state.status === 'ready' ? 'again' : 'start')}
        </Button>
      )}
      <Outcome state={state} />
    </section>
  );
}

type RunningState = Extract<ExportState, { status: 'running' }>;

function Running({ state, onCancel }: { readonly state: RunningState; readonly onCancel: () => void }) {
  const { t } = useTranslation('exports');
  const labelId = useId();
  const { received, expected } = state;
  // The length is an estimate: the last hundredth is left for the real end.
  const percent = expected > 0 ? Math.min(99, Math.floor((100 * received) / expected)) : 0;
  return (
    <div className="journal-export-running">
      <p id={labelId} className="journal-export-figures">
        <span>{t('running', { size: sizeText(received) })}</span>
        <span>{t('percent', { percent })}</span>
      </p>
      <progress aria-labelledby={labelId} max={100} value={percent} />
      <div className="journal-export-running-end">
        <p className="text-muted">{t('stay')}</p>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** How the last export ended, read aloud. */
function Outcome({ state }: { readonly state: ExportState }) {
  const { t } = useTranslation('exports');
  return (
    <>
      <p role="status" className="journal-export-outcome">
        {state.status === 'ready' && (
          <>
            {t('ready', { size: sizeText(state.file.bytes) })}{' '}
            <a className="link" href={state.file.url} download={state.file.name}>
              {t('save', { name: state.file.name })}
            </a>
          </>
        )}
      </p>
      {state.status === 'failed' && (
        <p role="alert" className="field-error">
          {t('failed', { problem: errorMessage(state.error) })}
        </p>
      )}
    </>
  );
}

/** Bytes as people say them: in kilobytes below a megabyte. */
function sizeText(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const format = new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge && bytes < 10_000_000 ? 1 : 0,
  });
  return format.format(bytes / (isLarge ? 1_000_000 : 1_000));
}
