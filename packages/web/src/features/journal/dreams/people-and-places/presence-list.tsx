import type { PeopleAndPlaces, PersonOrPlace, SessionUser } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { dayIn } from '#web/lib/format/day-in.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { zoneOf } from '../journal/journal-days.ts';
import { NightStrip } from './night-strip.tsx';
import { peopleAndPlacesQuery } from './people-and-places.api.ts';
import './people-and-places.css';

interface PresenceRowProps {
  readonly presence: PersonOrPlace;
  readonly from: string;
  readonly today: string;
}

function PresenceRow({ presence, from, today }: PresenceRowProps) {
  const { t } = useTranslation('people-and-places');
  const { id, name, group, count, firstNight, nights, said } = presence;
  return (
    <li className="presence-row" data-row>
      <GroupGlyph group={group} />
      <div className="min-w-0">
        <h3 className="presence-name">
          <Link to={paths.journal} search={{ symbol: id }}>
            {name}
          </Link>
        </h3>
        <p className="presence-facts">
          {count === 1
            ? t('once', { year: firstNight.slice(0, 4) })
            : t('since', { count, year: firstNight.slice(0, 4) })}
        </p>
        {said.length > 0 && (
          <p className="presence-said">
            {said.map(({ words, language }) => (
              <q key={words} lang={language}>
                {words}
              </q>
            ))}
          </p>
        )}
      </div>
      <NightStrip nights={[...new Set([firstNight, ...nights])]} from={from} until={today} />
    </li>
  );
}

const shownAtFirst = 12;

interface SortProps {
  readonly sort: keyof PeopleAndPlaces;
  readonly presences: readonly PersonOrPlace[];
  readonly from: string;
  readonly today: string;
}

function Sort({ sort, presences, from, today }: SortProps) {
  const { t } = useTranslation('people-and-places');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? presences : presences.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={`presences-${sort}`}>
      <h2 id={`presences-${sort}`} className="presence-sort">
        {t(sort)}
      </h2>
      {presences.length === 0 && <p className="text-muted">{t(`none.${sort}`)}</p>}
      <ol>
        {shown.map((presence) => (
          <PresenceRow key={presence.id} presence={presence} from={from} today={today} />
        ))}
      </ol>
      {shown.length < presences.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('more', { count: presences.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

/** The people and places that come back in a member's dreams. */
export function PresenceList({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation(['people-and-places', 'dreams']);
  const { data, error, refetch } = useQuery(peopleAndPlacesQuery);
  if (error && !data) {
    return (
      <div className="journal-note" role="alert">
        <p>{errorMessage(error)}</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('dreams:journal.retry')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-96 w-full" />;
  const all = [...data.people, ...data.places];
  if (all.length === 0) {
    return (
      <div className="grid justify-items-start gap-5">
        <p className="text-muted">{t('empty')}</p>
        <Link to={paths.dreamInput} className={buttonClass('primary')}>
          {t('dreams:empty.write')}
        </Link>
      </div>
    );
  }
  const today = dayIn(zoneOf(user), new Date());
  const from = all.map(({ firstNight }) => firstNight).toSorted()[0] ?? today;
  return (
    <div className="people-and-places">
      <Sort sort="people" presences={data.people} from={from} today={today} />
      <Sort sort="places" presences={data.places} from={from} today={today} />
    </div>
  );
}
