import type { Alarm, AlarmRuleState, Monitoring } from '@chitta/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { formatMoment, formatValue } from '../formats.ts';
import { useAcknowledge } from '../monitoring.api.ts';
import { StateMark } from '../state-mark.tsx';
import { MuteChoice } from './mute-choice.tsx';

/** What is on, the worst first, and what was lately. */
export function AlarmList({ alarms, rules }: Pick<Monitoring, 'alarms' | 'rules'>) {
  const { t } = useTranslation('monitoring');
  const { open, recent } = alarms;
  return (
    <section className="settings-section">
      <h2>{t('alarms.title')}</h2>
      {open.length === 0 && <p>{t('alarms.none')}</p>}
      <ul className="alarm-list" aria-label={t('alarms.title')}>
        {open.map((alarm) => (
          <OpenAlarm key={alarm.id} alarm={alarm} rule={rules.find(({ rule }) => rule === alarm.rule)} />
        ))}
      </ul>
      {recent.length > 0 && (
        <Disclosure title={t('alarms.recent', { count: recent.length })}>
          <ul className="alarm-history">
            {recent.map((alarm) => (
              <PastAlarm key={alarm.id} alarm={alarm} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

interface OpenAlarmProps {
  readonly alarm: Alarm;
  readonly rule: AlarmRuleState | undefined;
}

function OpenAlarm({ alarm, rule }: OpenAlarmProps) {
  const { t } = useTranslation('monitoring');
  const { severity, subject, raisedAt, toldAt } = alarm;
  const name = t(`rules.${alarm.rule}.name`);
  const value = formatValue(alarm.unit, alarm.value);
  return (
    <li data-state={severity}>
      <p>
        <StateMark state={severity} words={t(`state.${severity}`)} />
      </p>
      <h3>{name}</h3>
      <p className="alarm-facts">
        {subject !== '' && <span>{t('alarms.where', { subject })}</span>}
        {value !== null && <span>{t('alarms.value', { value })}</span>}
        <span>{t('alarms.since', { time: formatMoment(raisedAt) })}</span>
        <span>{toldAt ? t('alarms.told', { time: formatMoment(toldAt) }) : t('alarms.untold')}</span>
      </p>
      <p>{t(`rules.${alarm.rule}.what`)}</p>
      <div className="alarm-ways">
        <Acknowledgment alarm={alarm} name={name} />
        {rule && <MuteChoice rule={rule} name={name} />}
      </div>
    </li>
  );
}

/** Whether somebody has seen it, or the button that says so. */
function Acknowledgment({ alarm, name }: { readonly alarm: Alarm; readonly name: string }) {
  const { t } = useTranslation('monitoring');
  const place = useRef<HTMLDivElement>(null);
  const acknowledge = useAcknowledge();
  const send = () => acknowledge.mutate(alarm.id, { onSuccess: () => place.current?.focus() });
  return (
    <div ref={place} tabIndex={-1} className="alarm-seen">
      {alarm.acknowledgedAt === null ? (
        <Button variant="quiet" isBusy={acknowledge.isPending} onClick={send}>
          {t('alarms.acknowledge')}
          <span className="sr-only">: {name}</span>
        </Button>
      ) : (
        <span>{t('alarms.acknowledged', { time: formatMoment(alarm.acknowledgedAt) })}</span>
      )}
      {acknowledge.error && (
        <p role="alert" className="form-failure">
          {errorMessage(acknowledge.error)}
        </p>
      )}
    </div>
  );
}

function PastAlarm({ alarm: { rule, subject, raisedAt, resolvedAt } }: { readonly alarm: Alarm }) {
  const { t } = useTranslation('monitoring');
  const from = formatMoment(raisedAt);
  const to = formatMoment(resolvedAt ?? raisedAt);
  return (
    <li>
      {t(`rules.${rule}.name`)}
      {subject !== '' && ` (${subject})`}
      <span className="text-muted"> · {t('alarms.fromTo', { from, to })}</span>
    </li>
  );
}
