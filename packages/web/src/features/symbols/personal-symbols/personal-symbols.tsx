import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { draftOf, newDraft, type SymbolDraft } from './form/symbol-draft.ts';
import { SymbolForm } from './form/symbol-form.tsx';
import { Suggestions } from './list/suggestions.tsx';
import { SymbolList } from './list/symbol-list.tsx';
import { personalSymbolsQuery, suggestionsQuery } from './personal-symbols.api.ts';
import './personal-symbols.css';

interface PersonalSymbolsProps {
  /** What returns in the journal, to begin with; pressed, it is the word of a new symbol. */
  readonly returning: (onChoose: (word: string) => void) => ReactNode;
}

/** Symbols of one's own: kept, searched, added from words that return. */
export function PersonalSymbols({ returning }: PersonalSymbolsProps) {
  const { t } = useTranslation('personal-symbols');
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useState<SymbolDraft | null>(null);
  // What is suggested stands above the list, which would jump if it came first.
  const { data: suggested, isFetched } = useQuery(suggestionsQuery);
  const { data: all } = useInfiniteQuery(personalSymbolsQuery(''));
  // There is nothing to search before there is one.
  const isSearchable = search !== '' || all?.pages[0]?.items.length !== 0;
  const asked = useDeferredValue(search.trim());
  const close = () => setDraft(null);
  return (
    <div className="personal-symbols">
      <header className="personal-symbols-head">
        <h1 className="page-title">{t('title')}</h1>
        <p>{t('lead')}</p>
        <Button variant="quiet" onClick={() => setDraft(newDraft(currentLanguage()))}>
          {t('add')}
        </Button>
      </header>
      {isFetched ? (
        <>
          <Suggestions
            onMore={({ word, language }, description) =>
              setDraft({ ...newDraft(language, word), description })
            }
          />
          {isSearchable && <SearchField value={search} onChange={setSearch} />}
          {!isSearchable &&
            suggested?.items.length === 0 &&
            returning((word) => setDraft(newDraft(currentLanguage(), word)))}
          <SymbolList search={asked} onEdit={(symbol) => setDraft(draftOf(symbol))} />
        </>
      ) : (
        <Skeleton className="h-56 w-full" />
      )}
      <Dialog
        isOpen={draft !== null}
        onClose={close}
        title={draft?.id ? t('form.editTitle') : t('form.addTitle')}
      >
        {draft && <SymbolForm initial={draft} onDone={close} />}
      </Dialog>
    </div>
  );
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('personal-symbols');
  const id = useId();
  return (
    <div className="personal-search">
      <Search size={18} aria-hidden />
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <input
        id={id}
        type="search"
        value={value}
        maxLength={100}
        placeholder={t('search')}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
