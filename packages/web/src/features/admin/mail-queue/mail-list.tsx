import type { QueuedMailPage } from '@chitta/contract';
import { mailStates } from '@chitta/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { useAddressFilter } from '#web/lib/lists/address-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { type MailAct, mailQueueQuery } from './mail-queue.api.ts';
import { MailRow, momentOf } from './mail-row.tsx';
import './mail-queue.css';

/** Mails that failed, wait, were sent or given up, with what can be done about those that were not sent. */
export function MailList() {
  const { t } = useTranslation('mail-queue');
  const [written, setState] = useAddressFilter('state', 'failed');
  const state = mailStates.find((each) => each === written);
  const [wanted, setWanted] = useState<MailAct | null>(null);
  const list = useInfiniteQuery(mailQueueQuery(state));
  const [page] = list.data?.pages ?? [];
  return (
    <>
      {page && <Standing page={page} onRetryAll={() => setWanted({ kind: 'retryAll', id: null })} />}
      <search className="mail-filter">
        <SelectField
          label={t('filter')}
          value={state ?? ''}
          onChange={({ target }) => setState(target.value)}
        >
          <option value="">{t('all')}</option>
          {mailStates.map((each) => (
            <option key={each} value={each}>
              {t(`state.${each}`)}
            </option>
          ))}
        </SelectField>
        <Button variant="quiet" isBusy={list.isFetching} onClick={() => void list.refetch()}>
          {t('look')}
        </Button>
      </search>
      <ListPages
        list={list}
        empty={t(state === 'failed' ? 'noneFailed' : 'none')}
        more={t('more')}
        retry={t('look')}
      >
        {(mails) => (
          <ul aria-label={t('found')}>
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} onWant={(kind) => setWanted({ kind, id: mail.id })} />
            ))}
          </ul>
        )}
      </ListPages>
      {wanted && <MailDialog act={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

interface StandingProps {
  readonly page: QueuedMailPage;
  readonly onRetryAll: () => void;
}

/** How many stand how, and the way to send all that failed again. */
function Standing({ page: { counts, oldestWaitingAt }, onRetryAll }: StandingProps) {
  const { t } = useTranslation('mail-queue');
  return (
    <div className="mail-standing">
      <p>
        {mailStates
          .map((each) => `${t(`state.${each}`)}: ${counts[each].toLocaleString(currentLanguage())}`)
          .join(' · ')}
        {oldestWaitingAt !== null && ` · ${t('oldest', { time: momentOf(oldestWaitingAt) })}`}
      </p>
      {counts.failed > 0 && (
        <Button variant="quiet" onClick={onRetryAll}>
          {t('act.retryAll.do')}
        </Button>
      )}
    </div>
  );
}
