import type { DreamListItem } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

interface JournalFoundProps {
  readonly dreams: readonly DreamListItem[];
  readonly hasMore: boolean;
  /** What was looked for. */
  readonly words: string;
  /** What was looked for instead. */
  readonly corrected: string | undefined;
}

/** How many dreams a search has found, and by what. */
export function JournalFound({ dreams, hasMore, words, corrected }: JournalFoundProps) {
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
