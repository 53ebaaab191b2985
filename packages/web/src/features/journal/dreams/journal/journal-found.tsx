import type { DreamListItem } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

interface JournalFoundProps {
  readonly dreams: readonly DreamListItem[];
  readonly hasMore: boolean;
  /** What was looked for; undefined where nothing was. */
  readonly words: string | undefined;
  /** The device had kept them, and there is no connection. */
  readonly isKept: boolean | undefined;
  /** What was looked for instead. */
  readonly corrected: string | undefined;
}

/** How many dreams a search has found, and by what. */
function Found({ dreams, hasMore, words, corrected }: Omit<JournalFoundProps, 'isKept'>) {
  const { t } = useTranslation('dreams');
  const bySymbol = dreams.filter(({ hit }) => hit && hit.words.length === 0 && hit.symbols.length > 0).length;
  const count = dreams.length;
  return (
    <p className="journal-found" role="status">
      {corrected && (
        <span>
          {t('journal.slip', { words })} <mark>{corrected}</mark>.{' '}
        </span>
      )}
      {hasMore ? t('journal.foundMore', { count }) : t('journal.found', { count })}
      {bySymbol > 0 && ` · ${t('journal.foundBySymbol', { count: bySymbol })}`}
    </p>
  );
}

/** What there is to say of the dreams that are shown: where they come from, and what they were found by. */
export function JournalFound({ isKept, ...found }: JournalFoundProps) {
  const { t } = useTranslation('dreams');
  const isFound = found.words !== undefined && found.dreams.length > 0;
  return (
    <>
      {isKept && <p className="journal-kept">{t('journal.kept', { count: found.dreams.length })}</p>}
      {isFound && <Found {...found} />}
    </>
  );
}
