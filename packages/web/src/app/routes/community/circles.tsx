import { circle } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CircleList } from '#web/features/community/circles/circle-list.tsx';
import { MakeCircleForm } from '#web/features/community/circles/make-circle-form.tsx';
import { profileQuery } from '#web/features/community/pseudonyms/profile.api.ts';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { isPremium, useMember } from '#web/lib/session.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { JoiningNeeds } from './joining-needs.tsx';
import '#web/features/community/posts/community.css';
import '#web/features/community/circles/circles.css';

interface CirclesFrameProps {
  /** Missing: what is within has one. */
  readonly title?: string;
  readonly lead?: string;
  /** Where the way back leads, and what it is called. */
  readonly back: { readonly to: '/community' | '/community/circles'; readonly label: string };
  readonly children: ReactNode;
}

/** The frame of the pages of circles. */
export function CirclesFrame({ title, lead, back, children }: CirclesFrameProps) {
  return (
    <div className="community-page">
      <header className="community-head">
        <BackLink to={back.to}>{back.label}</BackLink>
        {title && <h1 className="page-title">{title}</h1>}
        {lead && <p className="community-lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

function Make() {
  const { t } = useTranslation('community-circles');
  const member = useMember();
  const profile = useQuery(profileQuery);
  const navigate = useNavigate();
  return (
    <section aria-labelledby="circles-make" className="grid gap-3">
      <h2 id="circles-make" className="community-subtitle">
        {t('makeTitle')}
      </h2>
      {isPremium(member) || member.isAdmin ? (
        <QueryResult query={profile} retry={t('retry')} placeholder="h-24">
          {(known) =>
            known.mayReply ? (
              <MakeCircleForm
                onMade={(circleId) => void navigate({ to: communityPaths.circle, params: { circleId } })}
              />
            ) : (
              <JoiningNeeds profile={known} />
            )
          }
        </QueryResult>
      ) : (
        <p>
          {t('premium')}{' '}
          <Link to={membershipPaths.subscribe} className="link">
            {t('plans')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The circles of a member, and the way to one of their own. */
export function CirclesPage() {
  const { t } = useTranslation('community-circles');
  const back = { to: communityPaths.feed, label: t('community') };
  return (
    <CirclesFrame title={t('title')} lead={t('lead', { members: circle.members })} back={back}>
      <CircleList />
      <Make />
    </CirclesFrame>
  );
}
