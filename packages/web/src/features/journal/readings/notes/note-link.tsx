import type { RecognisedSymbol } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';

const entryPaths = { en: paths.dictionaryEntry, es: paths.dictionaryEntrySpanish } as const;

interface NoteLinkProps {
  readonly symbol: Pick<RecognisedSymbol, 'id' | 'kind' | 'name'>;
  /** Among other links its name alone tells what it leads to. */
  readonly isNamed?: boolean;
}

/** The page that has more: of the dictionary, or the member's own; names and classes of words have none. */
export function NoteLink({ symbol, isNamed = false }: NoteLinkProps) {
  const { t } = useTranslation('readings');
  const { id, kind = 'symbol', name } = symbol;
  if (kind === 'personal') {
    return (
      <Link to={paths.personalSymbols} className="link">
        {t('note.own')}
      </Link>
    );
  }
  if (kind !== 'symbol' && kind !== 'combined') return null;
  return (
    <Link
      to={entryPaths[currentLanguage()]}
      params={{ slug: id }}
      className="link"
      {...(isNamed && { 'aria-label': t('note.dictionaryOf', { name }) })}
    >
      {t('note.dictionary')}
    </Link>
  );
}
