import { community } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import '#web/features/community/posts/community.css';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
}

function Part({ id, title, rules }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{title}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

/** What holds in the community, for everybody. */
export function CommunityRulesPage() {
  const { t } = useTranslation('community-rules');
  const days = { days: community.newDays };
  return (
    <div className="community-page">
      <header className="community-head">
        <BackLink to={communityPaths.feed}>{t('back')}</BackLink>
        <h1 className="page-title">{t('title')}</h1>
        <p className="community-lead">{t('lead', { age: community.age })}</p>
      </header>
      <div className="community-rules">
        <Part
          id="rules-share"
          title={t('share.title')}
          rules={[t('share.chosen'), t('share.pseudonym'), t('share.withdraw'), t('share.others')]}
        />
        <Part
          id="rules-kind"
          title={t('kind.title')}
          rules={[t('kind.kindly'), t('kind.noAdvice'), t('kind.noDiagnosis'), t('kind.noContact', days)]}
        />
        <Part
          id="rules-moderate"
          title={t('moderate.title')}
          rules={[
            t('moderate.reports'),
            t('moderate.held'),
            t('moderate.hidden'),
            t('moderate.appeal'),
            t('moderate.block'),
            t('moderate.circles'),
          ]}
        />
      </div>
    </div>
  );
}
