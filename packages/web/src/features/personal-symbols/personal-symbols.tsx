import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { draftOf, newDraft, type SymbolDraft } from './form/symbol-draft.ts';
import { SymbolForm } from './form/symbol-form.tsx';
import { Suggestions } from './list/suggestions.tsx';
import { SymbolList } from './list/symbol-list.tsx';
import './personal-symbols.css';

/** Symbols of one's own: kept, searched, added from words that return. */
export function PersonalSymbols() {
  const { t } = useTranslation('personal-symbols');
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useState<SymbolDraft | null>(null);
  const searchId = useId();
  const close = () => setDraft(null);
  return (
    <div className="personal-symbols">
      <header className="personal-symbols-head">
        <h1 className="page-title">{t('title')}</h1>
        <p>{t('lead')}</p>
        <Button onClick={() => setDraft(newDraft(currentLanguage()))}>{t('add')}</Button>
      </header>
      <Suggestions onTake={({ word, language }) => setDraft(newDraft(language, word))} />
      <div className="personal-search">
        <Search size={18} aria-hidden />
        <label htmlFor={searchId} className="sr-only">
          {t('search')}
        </label>
        <input
          id={searchId}
          type="search"
          value={search}
          maxLength={100}
          placeholder={t('search')}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <SymbolList search={useDeferredValue(search.trim())} onEdit={(symbol) => setDraft(draftOf(symbol))} />
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
