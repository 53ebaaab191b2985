import type { RecognisedSymbol } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';

const entryPaths = { en: paths.dictionaryEntry, es: paths.dictionaryEntrySpanish } as const;

interface NoteLinkProps {
  readonly symbol: Pick<RecognisedSymbol, 'id' | 'kind' | 'name'>;
  /** It is the whole row of a list: a sign at its end shows it, and its name alone tells where it leads. */
  readonly isRow?: boolean;
}

function RowSign({ words }: { readonly words: string }) {
  return (
    <>
      <span className="sr-only">{words}</span>
      <ChevronRight size={18} aria-hidden />
    </>
  );
}

/** The page that has more: of the dictionary, or the member's own; names and classes of words have none. */
export function NoteLink({ symbol, isRow = false }: NoteLinkProps) {
  const { t } = useTranslation('readings');
  const { id, kind = 'symbol', name } = symbol;
  if (kind === 'personal') {
    return (
      <Link to={paths.personalSymbols} className={isRow ? 'note-card-link' : 'link'}>
        {isRow ? <RowSign words={t('note.own')} /> : t('note.own')}
      </Link>
    );
  }
  if (kind !== 'symbol' && kind !== 'combined') return null;
  return (
    <Link
      to={entryPaths[currentLanguage()]}
      params={{ slug: id }}
      className={isRow ? 'note-card-link' : 'link'}
    >
      {isRow ? <RowSign words={t('note.dictionaryOf', { name })} /> : t('note.dictionary')}
    </Link>
  );
}
