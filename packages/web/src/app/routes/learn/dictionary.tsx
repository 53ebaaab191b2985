import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { DictionaryBrowser } from '#web/features/symbols/dictionary/browse/dictionary-browser.tsx';
import { browsePath } from '#web/features/symbols/dictionary/dictionary-paths.ts';
import {
  type DictionarySearch,
  validateDictionarySearch,
} from '#web/features/symbols/dictionary/dictionary-search.ts';
import { useAddressLanguage } from '#web/features/symbols/dictionary/use-address-language.ts';
import { languageOfAddress } from '#web/lib/i18n.ts';

/** The dictionary; the address holds its language and what is searched for. */
export function DictionaryPage() {
  const language = useRouterState({ select: ({ location }) => languageOfAddress(location.pathname) ?? 'en' });
  const search = validateDictionarySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const handleSearch = useCallback(
    (next: DictionarySearch) =>
      void navigate({ to: browsePath[language], search: next, replace: true, resetScroll: false }),
    [navigate, language],
  );
  useAddressLanguage(
    language,
    useCallback((other) => void navigate({ to: browsePath[other], replace: true }), [navigate]),
  );
  return <DictionaryBrowser language={language} search={search} onSearch={handleSearch} />;
}
