import type { AlarmRuleState } from '@chitta/contract';
import { alarmMuteHours } from '@chitta/contract/limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { formatMoment, formatSeconds } from '../formats.ts';
import { type MuteHours, useMute } from '../monitoring.api.ts';

interface MuteChoiceProps {
  readonly rule: AlarmRuleState;
  /** The rule in words. */
  readonly name: string;
}

/** For how long nobody is to be told of a rule, or that they are to be told again. */
export function MuteChoice({ rule: { rule, mutedUntil }, name }: MuteChoiceProps) {
  const { t } = useTranslation('monitoring');
  const place = useRef<HTMLFieldSetElement>(null);
  const mute = useMute(rule);
  // What was pressed goes away: the focus stays where it was, on what takes its place.
  const send = (hours: MuteHours) => mute.mutate(hours, { onSuccess: () => place.current?.focus() });
  return (
    <fieldset ref={place} tabIndex={-1} className="mute-choice">
      <legend className="sr-only">{t('mute.of', { name })}</legend>
      {mutedUntil === null ? (
        <>
          <span aria-hidden>{t('mute.for')}</span>
          {alarmMuteHours.map((hours) => (
            <Button
              key={hours}
              variant="ghost"
              disabled={mute.isPending}
              aria-label={t('mute.forHours', { time: formatSeconds(hours * 3_600) })}
              onClick={() => send(hours)}
            >
              {formatSeconds(hours * 3_600)}
            </Button>
          ))}
        </>
      ) : (
        <>
          <span>{t('mute.until', { time: formatMoment(mutedUntil) })}</span>
          <Button variant="ghost" isBusy={mute.isPending} onClick={() => send(null)}>
            {t('mute.end')}
          </Button>
        </>
      )}
      {mute.error && (
        <p role="alert" className="form-failure">
          {errorMessage(mute.error)}
        </p>
      )}
    </fieldset>
  );
}
