import { useTranslation } from 'react-i18next';
import { ApiError, type ApiErrorDetail } from '#web/lib/api-error.ts';
import { errorMessage, isAbort } from '#web/lib/error-message.ts';

/** What exactly is wrong with a file, as the server names it. */
const causes = [
  'csv_quote',
  'csv_record',
  'archive',
  'archive_bomb',
  'archive_encrypted',
  'document',
  'json',
  'export_version',
  'export_cut_off',
  'entries',
  'columns',
  'memory',
  'time',
] as const;
type Cause = (typeof causes)[number];

/** Why a file was not taken: which one, which line, and what to do. */
export function Refused({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('imports');
  if (isAbort(error)) return null;
  const details = error instanceof ApiError ? error.details : [];
  const reason = (error instanceof ApiError && error.reason) || '';
  // Whoever sent too much at once, or met a full disk, has nothing to mend.
  const isOfFile = reason.startsWith('imports.') || reason === 'requests.body_too_large';
  return (
    <div role="alert" className="import-refused">
      <p>{errorMessage(error)}</p>
      {details.map((detail) => (
        <RefusedLine key={detail.path} detail={detail} />
      ))}
      {isOfFile && <p>{t('refused.mend')}</p>}
    </div>
  );
}

function RefusedLine({ detail: { path, message } }: { readonly detail: ApiErrorDetail }) {
  const { t } = useTranslation('imports');
  const { file = path, line } = /^(?<file>.*):(?<line>\d+)$/s.exec(path)?.groups ?? {};
  const cause = causes.find((known): known is Cause => known === message);
  return (
    <p>
      <strong>{line ? t('refused.place', { file, line }) : file}</strong>
      {cause && `: ${t(`causes.${cause}`)}`}
    </p>
  );
}
