import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useExport } from './dictionary-admin.api.ts';

/** What differs from the files of the dictionary, as files for the repository. */
export function ExportFiles() {
  const { t } = useTranslation('dictionary-admin');
  const { mutate, data, error, isPending } = useExport();
  return (
    <section className="grid justify-items-start gap-4" aria-labelledby="desk-export">
      <h2 id="desk-export">{t('export.title')}</h2>
      <p className="text-muted">{t('export.lead')}</p>
      <Button variant="quiet" isBusy={isPending} onClick={() => mutate()}>
        {t('export.make')}
      </Button>
      {error && (
        <p role="alert" className="form-failure">
          {errorMessage(error)}
        </p>
      )}
      <div role="status" className="grid gap-2">
        {data && data.files.length === 0 && data.removed.length === 0 && <p>{t('export.none')}</p>}
        {data?.files.map(({ name, source }) => (
          <a
            key={name}
            className="link"
            href={`data:application/yaml;charset=utf-8,${encodeURIComponent(source)}`}
            download={name.replace('/', '-')}
          >
            {name}
          </a>
        ))}
        {data?.removed.map(({ kind, key }) => (
          <p key={`${kind} ${key}`}>{t('export.removed', { key })}</p>
        ))}
      </div>
    </section>
  );
}
