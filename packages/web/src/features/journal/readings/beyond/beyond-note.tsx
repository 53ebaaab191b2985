import type { BeyondReading } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import './beyond-note.css';

/** So many symbols are named; the count tells of the rest. */
const mostNamed = 2;

function useAdditions({ passages, combined, history, insights }: BeyondReading): readonly string[] {
  const { t } = useTranslation('readings');
  const quoted = combined.map((name) => t('beyond.name', { name }));
  const names = new Intl.ListFormat(currentLanguage()).format(quoted);
  const togetherKey = combined.length <= mostNamed ? 'beyond.combined' : 'beyond.combinedMany';
  return [
    passages > 0 && t('beyond.passages', { count: passages }),
    combined.length > 0 && t(togetherKey, { names, count: combined.length }),
    ...history.slice(0, mostNamed).map(({ name, dreams }) => t('beyond.history', { name, count: dreams })),
    insights > 0 && t('beyond.insights', { count: insights }),
  ].filter((addition) => addition !== false);
}

const nothing: BeyondReading = { passages: 0, combined: [], history: [], insights: 0 };

/** Symbols that mean more together have their notes in a premium reading, whether or not its sentences name them. */
function beyondOf({ beyond, symbols }: BeyondSubject): BeyondReading {
  if (!beyond) return nothing;
  const noted = symbols.filter(
    ({ kind, mentions }) => kind === 'combined' && mentions.some(({ state }) => state === 'present'),
  );
  return { ...beyond, combined: [...new Set([...beyond.combined, ...noted.map(({ name }) => name)])] };
}

type BeyondSubject = Pick<ReadingSubject, 'beyond' | 'symbols'>;

/** After a free reading: what a premium reading of this very dream would say besides, counted and not promised. */
export function BeyondNote({ subject }: { readonly subject: BeyondSubject }) {
  const { t } = useTranslation('readings');
  const additions = useAdditions(beyondOf(subject));
  if (additions.length === 0) return null;
  return (
    <aside className="reading-beyond" aria-labelledby="reading-beyond" data-print="hide">
      <h2 id="reading-beyond">{t('beyond.title')}</h2>
      <p>{t('beyond.complete')}</p>
      <ul>
        {additions.map((addition) => (
          <li key={addition}>{addition}</li>
        ))}
      </ul>
    </aside>
  );
}
