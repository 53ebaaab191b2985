import type { DictionaryEntry, Language } from '@chitta/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Puts the page of an entry in place of this one. */
function useLead() {
  const navigate = useNavigate();
  return useCallback(
    (language: Language, slug: string) =>
      void navigate({ to: entryPath[language], params: { slug }, replace: true }),
    [navigate],
  );
}

/** Leads from an address of before to the one in words of the language, without fetching the entry twice. */
function useOwnAddress(entry: DictionaryEntry | undefined, slug: string): void {
  const client = useQueryClient();
  const lead = useLead();
  useEffect(() => {
    if (!entry || entry.address === slug) return;
    const { language, address } = entry;
    client.setQueryData(dictionaryEntryQuery(language, address).queryKey, entry);
    lead(language, address);
  }, [client, entry, slug, lead]);
}

/** One symbol of the dictionary, in the language of its address. */
export function DictionaryEntryPage() {
  const { t } = useTranslation('dictionary');
  const language = useRouterState({ select: ({ location }) => languageOfAddress(location.pathname) ?? 'en' });
  const { slug = '' } = useParams({ strict: false });
  const { data: entry, error, refetch } = useQuery(dictionaryEntryQuery(language, slug));
  const lead = useLead();
  useAddressLanguage(
    language,
    // An address of one language is understood in the other one, should nothing be known yet.
    useCallback((other) => lead(other, entry?.addresses[other] ?? slug), [lead, entry, slug]),
  );
  useOwnAddress(entry, slug);
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
