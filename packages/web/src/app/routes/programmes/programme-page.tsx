import type { Programme, SessionUser } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { BeginForm } from '#web/features/programmes/programme-runs/begin-form.tsx';
import { Beside } from '#web/features/programmes/programme-runs/beside.tsx';
import { CurrentRun } from '#web/features/programmes/programme-runs/current-run.tsx';
import { PastRuns } from '#web/features/programmes/programme-runs/past-runs.tsx';
import { runsQuery } from '#web/features/programmes/programme-runs/programme-runs.api.ts';
import { ProgrammeAbout } from '#web/features/programmes/programmes/programme-about.tsx';
import { programmeQuery } from '#web/features/programmes/programmes/programmes.api.ts';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { programmePaths } from '#web/lib/addresses/programme-paths.ts';
import { dayIn } from '#web/lib/format/day-in.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { isPremium, useMember } from '#web/lib/session.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { knownProgramme } from '../../programmes/known-programme.ts';

interface WholeProps {
  readonly programme: Programme;
  readonly user: SessionUser;
}

/** What it takes to begin: premium where the programme is part of it. */
function Begin({ programme, user }: WholeProps) {
  const { t } = useTranslation('programmes');
  if (!programme.isPremium || isPremium(user) || user.isAdmin) return <BeginForm programme={programme} />;
  return (
    <p>
      {t('premiumText')}{' '}
      <Link to={membershipPaths.subscribe} className="link">
        {t('seePlans')}
      </Link>
    </p>
  );
}

function Whole({ programme, user }: WholeProps) {
  const { t } = useTranslation('programmes');
  const runs = useQuery(runsQuery(programme.name));
  const today = dayIn(zoneOf(user), new Date());
  return (
    <QueryResult query={runs} retry={t('retry')}>
      {({ items }) => {
        const running = items.find(({ state }) => state === 'running');
        const ended = items.filter(({ state }) => state !== 'running');
        return (
          <>
            {running ? (
              <CurrentRun memberId={user.id} programme={programme} run={running} today={today} />
            ) : (
              <>
                <ProgrammeAbout programme={programme} />
                <div className="programme-begin">
                  <Begin programme={programme} user={user} />
                </div>
              </>
            )}
            <Beside programme={programme} />
            <PastRuns programme={programme} runs={ended} today={today} />
            {running && (
              <div className="programme-begin">
                <ProgrammeAbout programme={programme} />
              </div>
            )}
          </>
        );
      }}
    </QueryResult>
  );
}

/** One programme: what it is, and the run of it that is under way. */
export function ProgrammePage() {
  const { t } = useTranslation('programmes');
  const user = useMember();
  const name = knownProgramme(useParams({ from: '/private/programmes/$name' }).name);
  const programme = useQuery({
    ...programmeQuery(name ?? 'nightmares', currentLanguage()),
    enabled: name !== null,
  });
  return (
    <div className="programmes-page">
      <BackLink to={programmePaths.list}>{t('back')}</BackLink>
      {name === null ? (
        <p role="alert">{t('unknown')}</p>
      ) : (
        <QueryResult query={programme} retry={t('retry')}>
          {(known) => (
            <>
              <header className="programmes-head">
                <h1 className="page-title">{known.title}</h1>
                <p className="programmes-lead">{known.summary}</p>
              </header>
              <Whole programme={known} user={user} />
            </>
          )}
        </QueryResult>
      )}
    </div>
  );
}
