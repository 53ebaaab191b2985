import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListPages } from '#web/ui/list-pages.tsx';
import { CaseRow } from './case-row.tsx';
import { casesQuery } from './moderation.api.ts';
import './moderation.css';

/** What waits for a moderator: held, reported or appealed, longest waiting first. */
export function CaseList() {
  const { t } = useTranslation('community-moderation');
  const list = useInfiniteQuery(casesQuery);
  return (
    <ListPages list={list} empty={t('empty')} more={t('more')} retry={t('retry')}>
      {(items) => (
        <ul className="case-rows">
          {items.map((each) => (
            <li key={`${each.kind}-${each.id}`}>
              <CaseRow of={each} />
            </li>
          ))}
        </ul>
      )}
    </ListPages>
  );
}
