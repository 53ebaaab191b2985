import type { Membership, Plans } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { membershipQuery, plansQuery, useMembershipAct } from '../memberships.api.ts';
import { Failure } from '../page-state.tsx';
import { SandboxNote } from '../sandbox-note.tsx';
import { useStateSentence } from '../state-sentence.ts';
import { CardSection } from './card-section.tsx';
import { EndSection } from './end-section.tsx';
import { FreeMonths } from './free-months.tsx';
import { Invoices } from './invoices.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import '../memberships.css';
import '../checkout/checkout.css';
import './manage.css';

/** All about the member's own membership. `tools` stand at its end where payments are only tried out. */
export function MembershipPage({ tools }: { readonly tools: ReactNode }) {
  const { t } = useTranslation('membership');
  const membership = useQuery({ ...membershipQuery, staleTime: 0 });
  const { data: plans, isPending } = useQuery(plansQuery);
  const isSandbox = plans?.provider === 'sandbox';
  const head = (
    <header>
      <h1 className="page-title">{t('title')}</h1>
    </header>
  );
  // A note above and a list below: shown one by one, each would push the others about.
  if (isPending || membership.isPending) {
    return (
      <>
        {head}
        <Skeleton className="membership-waiting" />
      </>
    );
  }
  return (
    <>
      {head}
      {isSandbox && <SandboxNote />}
      <QueryResult query={membership} retry={t('membership-common:retry')}>
        {(own) => <Standing membership={own} plans={plans} />}
      </QueryResult>
      <Invoices />
      {isSandbox && membership.data && tools}
    </>
  );
}

interface StandingProps {
  readonly membership: Membership;
  readonly plans: Plans | undefined;
}

function Standing({ membership, plans }: StandingProps) {
  const sentence = useStateSentence(membership);
  const act = useMembershipAct();
  const outcome = useRef<HTMLParagraphElement>(null);
  // What was pressed may be gone; the sentence says what has become of it.
  useEffect(() => {
    if (act.isSuccess) outcome.current?.focus();
  }, [act.isSuccess]);
  const { subscription, problem, freeMonths, card } = membership;
  return (
    <>
      <div className="grid gap-4">
        <p ref={outcome} tabIndex={-1} role="status" className="membership-state">
          {sentence}
        </p>
        {problem && <ProblemNotice problem={problem} />}
        <Failure error={act.error} />
      </div>
      {subscription ? (
        <>
          <PlanSection subscription={subscription} prices={plans?.prices ?? null} act={act} />
          {card && <CardSection card={card} />}
          <EndSection subscription={subscription} act={act} />
        </>
      ) : (
        <NoSubscription membership={membership} />
      )}
      {freeMonths.length > 0 && <FreeMonths months={freeMonths} />}
    </>
  );
}

function NoSubscription({ membership: { reason } }: Pick<StandingProps, 'membership'>) {
  const { t } = useTranslation('membership');
  if (reason === 'unlimited') return null;
  return (
    <p className="membership-row">
      <Link to={membershipPaths.subscribe} className={buttonClass()}>
        {t('see')}
      </Link>
      <Link to={membershipPaths.recovery} className={buttonClass('ghost')}>
        {t('paidAlready')}
      </Link>
    </p>
  );
}
