import type { ImportSummary } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';

interface PastImportsProps {
  readonly items: readonly ImportSummary[];
  readonly onOpen: (id: number) => void;
}

/** Imports so far, each with the way back to it. */
export function PastImports({ items, onOpen }: PastImportsProps) {
  const { t } = useTranslation('imports');
  if (items.length === 0) return null;
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' });
  return (
    <section className="import-part" aria-labelledby="past-imports">
      <h2 id="past-imports">{t('past.title')}</h2>
      <ul className="import-past">
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <p className="import-file">{item.fileNames[0]}</p>
              <p className="text-muted">
                {date.format(new Date(item.createdAt))} · {t(`kinds.${item.kind}`)} ·{' '}
                {t(`states.${item.state}`)}
                {item.state === 'done' && ` · ${t('past.written', { count: item.written })}`}
              </p>
            </div>
            <Button
              variant="quiet"
              aria-label={t('past.openOf', { file: item.fileNames[0] })}
              onClick={() => onOpen(item.id)}
            >
              {t('past.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
