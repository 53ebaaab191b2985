import type { Finding, FindingsOfMonth } from '@chitta/contract';
import { findingRule } from '@chitta/contract/limits';
import { shownTitle } from '@chitta/contract/shown-title';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { paths } from '#web/lib/paths.ts';
import { RangeBar } from '#web/ui/charts/range-bar.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import '#web/ui/charts/charts.css';
import './findings.css';

const monthWords = (month: string) =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T12:00:00Z`),
  );

/** What the finding is about, as people call it. */
function useNameOf() {
  const { t } = useTranslation(['findings', 'dreams']);
  return ({ kind, value, name }: Finding): string => {
    if (kind === 'chosen') return t(`dreams:feeling.${value}`);
    if (kind === 'category') return t(`dreams:category.${value}`);
    return name ?? value;
  };
}

/** One finding: a sentence, both shares, and on demand how sure they are and the dreams behind it. */
function FindingItem({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation('findings');
  const id = useId();
  const name = useNameOf()(finding);
  const { kind, now, before, difference, dreams } = finding;
  const way = difference.value > 0 ? 'more' : 'less';
  const sides = [
    { side: 'now', share: now },
    { side: 'before', share: before },
  ] as const;
  return (
    <li className="finding" aria-labelledby={id}>
      <h3 id={id}>
        {t(`sentence.${kind}.${way}`, {
          name,
          count: now.count,
          of: now.of,
        })}
      </h3>
      <dl className="ranges">
        {sides.map(({ side, share }) => (
          <RangeBar
            key={side}
            label={t(side)}
            value={share.of === 0 ? 0 : share.count / share.of}
            low={share.low}
            high={share.high}
          >
            {t(kind === 'recall' ? 'shareMarked' : 'share', { count: share.count, of: share.of })}
          </RangeBar>
        ))}
      </dl>
      <Disclosure title={t('howSure')}>
        <p>{t('sure')}</p>
        <ul>
          {sides.map(({ side, share }) => (
            <li key={side}>
              {t('range', {
                side: t(side),
                low: Math.round(share.low * 100),
                high: Math.round(share.high * 100),
              })}
            </li>
          ))}
        </ul>
      </Disclosure>
      {dreams.length > 0 && (
        <Disclosure title={kind === 'recall' ? t('newest') : t('dreams', { count: dreams.length })}>
          <ul className="finding-dreams">
            {dreams.map((dream) => (
              <li key={dream.id}>
                <Link to={paths.journalDream} params={{ dreamId: String(dream.id) }} className="link">
                  <span lang={dream.language}>{shownTitle(dream.title)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}

/** Why nothing is said: too few dreams on a side, or nothing that passed the rule. */
function NoFindings({ found }: { readonly found: FindingsOfMonth }) {
  const { t } = useTranslation('findings');
  const isEarly = found.dreams < findingRule.dreams || found.dreamsBefore < findingRule.dreamsBefore;
  if (!isEarly) return <p>{t('none', { count: found.compared })}</p>;
  return (
    <p>
      {t('early', {
        least: findingRule.dreams,
        leastBefore: findingRule.dreamsBefore,
        dreams: found.dreams,
        before: found.dreamsBefore,
      })}
    </p>
  );
}

/** At most three things that are otherwise in a month than in the year before it; none where there is nothing. */
export function FindingsView({ found }: { readonly found: FindingsOfMonth }) {
  const { t } = useTranslation('findings');
  return (
    <section className="findings" aria-labelledby="findings-title">
      <header>
        <h2 id="findings-title">{t('title', { month: monthWords(found.month) })}</h2>
        <p className="text-muted">{t('unit')}</p>
      </header>
      {found.findings.length === 0 ? (
        <NoFindings found={found} />
      ) : (
        <ul className="findings-list">
          {found.findings.map((finding) => (
            <FindingItem key={`${finding.kind} ${finding.value}`} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
}
