import { type PaymentEventState, paymentEventStates } from '@chitta/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { EventRow } from './event-row.tsx';
import { paymentEventsQuery } from './payment-events.api.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import './payment-events.css';

/** What the payment service told, to be narrowed to a state, and a way to have it handled again. */
export function PaymentEvents() {
  const { t } = useTranslation('payment-events');
  const [state, setState] = useState<PaymentEventState | undefined>();
  const [wanted, setWanted] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const list = useInfiniteQuery(paymentEventsQuery(state));
  return (
    <>
      <search className="payment-events-filters">
        <SelectField
          label={t('filter')}
          value={state ?? ''}
          onChange={({ target }) => setState(paymentEventStates.find((each) => each === target.value))}
        >
          <option value="">{t('all')}</option>
          {paymentEventStates.map((each) => (
            <option key={each} value={each}>
              {t(`state.${each}`)}
            </option>
          ))}
        </SelectField>
        <Button variant="quiet" isBusy={list.isFetching} onClick={() => void list.refetch()}>
          {t('look')}
        </Button>
      </search>
      <p role="status" className="payment-events-done">
        {done}
      </p>
      <ListPages list={list} empty={t('empty')} more={t('more')} retry={t('retry')}>
        {(events) => (
          <ul aria-label={t('found')}>
            {events.map((event) => (
              <EventRow key={event.id} event={event} onReplay={() => setWanted(event.id)} />
            ))}
          </ul>
        )}
      </ListPages>
      <ReplayDialog
        id={wanted}
        onClose={() => setWanted(null)}
        onDone={(id) => {
          setWanted(null);
          setDone(t('done', { id }));
        }}
      />
    </>
  );
}
