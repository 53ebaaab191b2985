import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '#web/app/routing/page-loading.tsx';
import { Failure } from '#web/features/symbols/dictionary/browse/dictionary-browser.tsx';
import { dictionaryEntryQuery } from '#web/features/symbols/dictionary/dictionary.api.ts';
import { browsePath, entryPath } from '#web/features/symbols/dictionary/dictionary-paths.ts';
import { DictionaryEntryView } from '#web/features/symbols/dictionary/entry/dictionary-entry.tsx';
import { useAddressLanguage } from '#web/features/symbols/dictionary/use-address-language.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { languageOfAddress } from '#web/lib/i18n.ts';

/** One symbol of the dictionary, in the language of its address. */
export function DictionaryEntryPage() {
  const { t } = useTranslation('dictionary');
  const language = useRouterState({ select: ({ location }) => languageOfAddress(location.pathname) ?? 'en' });
  const { slug = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  useAddressLanguage(
    language,
    useCallback(
      (other) => void navigate({ to: entryPath[other], params: { slug }, replace: true }),
      [navigate, slug],
    ),
  );
  const { data: entry, error, refetch } = useQuery(dictionaryEntryQuery(language, slug));
  useEffect(() => {
    if (entry) document.title = t('entry.documentTitle', { name: entry.name });
  }, [entry, t]);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className="dictionary-failure">
        <h1 className="page-title">{t('entry.missing.title')}</h1>
        <p>{t('entry.missing.text')}</p>
        <Link to={browsePath[language]} className="link">
          {t('entry.back')}
        </Link>
      </div>
    );
  }
  if (error && !entry) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!entry) return <PageLoading />;
  return <DictionaryEntryView entry={entry} />;
}
