import type { AlarmRuleState, Monitoring } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { formatSeconds, formatValue } from '../formats.ts';
import { MuteChoice } from './mute-choice.tsx';

/** Everything that an alarm is raised for, with its limits, and who of it is told of. */
export function RuleList({ rules }: Pick<Monitoring, 'rules'>) {
  const { t } = useTranslation('monitoring');
  const muted = rules.filter(({ mutedUntil }) => mutedUntil !== null).length;
  const title = muted === 0 ? t('rulesTitle') : t('rulesTitleMuted', { count: muted });
  return (
    <section className="settings-section">
      <h2>{t('rulesHeading')}</h2>
      <Disclosure title={title}>
        <p className="text-muted">{t('rulesLead')}</p>
        <ul className="rule-list">
          {rules.map((rule) => (
            <Rule key={rule.rule} rule={rule} />
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Rule({ rule }: { readonly rule: AlarmRuleState }) {
  const { t } = useTranslation('monitoring');
  const name = t(`rules.${rule.rule}.name`);
  return (
    <li>
      <h3>{name}</h3>
      <p className="text-muted text-sm">
        {t(`state.${rule.severity}`)} · <Limits rule={rule} />
      </p>
      <MuteChoice rule={rule} name={name} />
    </li>
  );
}

function Limits({ rule }: { readonly rule: AlarmRuleState }) {
  const { t } = useTranslation('monitoring');
  const { unit, raiseAt, clearAt, isBelow, raiseAfter } = rule;
  const raise = formatValue(unit, raiseAt);
  const clear = formatValue(unit, clearAt);
  if (raise === null || clear === null) return t('limits.state');
  const limits = t(isBelow ? 'limits.below' : 'limits.above', { raise, clear });
  return raiseAfter === 0 ? limits : `${limits} ${t('limits.after', { time: formatSeconds(raiseAfter) })}`;
}
