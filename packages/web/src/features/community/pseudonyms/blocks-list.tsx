import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { blocksQuery, useUnblock } from './profile.api.ts';

/** Whom the member has blocked. */
export function BlocksList() {
  const { t } = useTranslation('community-profile');
  const blocks = useQuery(blocksQuery);
  const unblock = useUnblock();
  return (
    <section aria-labelledby="community-blocks" className="grid gap-3">
      <h2 id="community-blocks" className="text-xl">
        {t('blocks.title')}
      </h2>
      <QueryResult query={blocks} retry={t('retry')} placeholder="h-24">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{t('blocks.none')}</p>
          ) : (
            <ul>
              {items.map(({ id, pseudonym }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  {pseudonym}
                  <Button variant="quiet" disabled={unblock.isPending} onClick={() => unblock.mutate(id)}>
                    {t('blocks.end')}
                    <span className="sr-only">: {pseudonym}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  );
}
