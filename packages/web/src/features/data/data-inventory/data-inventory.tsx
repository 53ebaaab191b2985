import type { DataInventory as Inventory } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dataInventoryQuery, devicePlacesQuery } from './data-inventory.api.ts';
import { type DeviceCounters, devicePlaces } from './device-places.ts';
import './data-inventory.css';

interface DataInventoryProps {
  readonly memberId: number;
  readonly counters: DeviceCounters;
}

/** Every place where something of the member is kept, in plain words, with how much is there. */
export function DataInventory({ memberId, counters }: DataInventoryProps) {
  const { t } = useTranslation('data-inventory');
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(dataInventoryQuery);
  return (
    <section id="places" tabIndex={-1} className="data-inventory" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('title')}</h2>
        <p className="mt-2">{t('lead')}</p>
      </header>
      {data && <ServerPlaces places={data.places} />}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {!data && error && (
        <div role="alert" className="data-inventory-problem">
          <p>{errorMessage(error)}</p>
          <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <DevicePlaces memberId={memberId} counters={counters} />
      <OperatorPlaces />
    </section>
  );
}

function ServerPlaces({ places }: { readonly places: Inventory['places'] }) {
  const { t } = useTranslation('data-inventory');
  const listOf = (isExported: boolean) =>
    places
      .filter((each) => each.isExported === isExported)
      .map(({ place, count }) => (
        <Place key={place} name={t(`places.${place}.name`)} count={count}>
          {t(`places.${place}.text`)}
        </Place>
      ));
  return (
    <>
      <Group title={t('yours.title')} text={t('yours.text')}>
        {listOf(true)}
      </Group>
      <Group title={t('beside.title')} text={t('beside.text')}>
        {listOf(false)}
      </Group>
    </>
  );
}

function DevicePlaces({ memberId, counters }: DataInventoryProps) {
  const { t } = useTranslation('data-inventory');
  const { data } = useQuery(devicePlacesQuery(memberId, counters));
  return (
    <Group title={t('device.title')} text={t('device.text')}>
      {devicePlaces.map((place) => (
        <Place key={place} name={t(`device.${place}.name`)} count={data?.[place] ?? null}>
          {t(`device.${place}.text`)}
        </Place>
      ))}
    </Group>
  );
}

const operatorPlaces = ['backups', 'logs', 'counters'] as const;

/** What nobody can count from here. */
function OperatorPlaces() {
  const { t } = useTranslation('data-inventory');
  return (
    <Group title={t('operator.title')} text={t('operator.text')}>
      {operatorPlaces.map((place) => (
        <Place key={place} name={t(`operator.${place}.name`)} count={null}>
          {t(`operator.${place}.text`)}
        </Place>
      ))}
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Group({ title, text, children }: GroupProps) {
  return (
    <Disclosure title={title}>
      <p className="text-muted">{text}</p>
      <dl>{children}</dl>
    </Disclosure>
  );
}

interface PlaceProps {
  readonly name: string;
  /** Null: not countable, or not counted yet. */
  readonly count: number | null;
  readonly children: ReactNode;
}

function Place({ name, count, children }: PlaceProps) {
  return (
    <div className="data-inventory-place">
      <dt>
        {name} {count !== null && <b>{new Intl.NumberFormat(currentLanguage()).format(count)}</b>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
