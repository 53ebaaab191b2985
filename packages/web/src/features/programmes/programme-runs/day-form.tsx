import type { KeepProgrammeDayRequest, Programme, ProgrammeRun, ProgrammeStep } from '@chitta/contract';
import { programmeRun as of, programmeAnswers } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { errorMessage, isNetworkError } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { StepChoice } from '#web/ui/step-choice/step-choice.tsx';
import { MinutesField } from './minutes-field.tsx';
import { useKeepDay } from './programme-runs.api.ts';
import { useWaitingWords } from './use-waiting-words.ts';

interface DayFormProps {
  readonly memberId: number;
  readonly programme: Programme;
  readonly run: ProgrammeRun;
  readonly today: string;
}

type Fields = Required<KeepProgrammeDayRequest>;
const empty: Fields = { done: [], minutes: null, minutesToSleep: null, answer: null, note: '' };
const isFields = (value: unknown): value is Fields =>
  typeof (value as Fields | null)?.note === 'string' && Array.isArray((value as Fields).done);

interface AskedProps {
  readonly asks: ReadonlySet<ProgrammeStep['asks']>;
  readonly fields: Fields;
  readonly onChange: (fields: Fields) => void;
}

/** What the steps of the day ask for beside having been done. */
function Asked({ asks, fields, onChange }: AskedProps) {
  const { t } = useTranslation('programme-runs');
  return (
    <>
      {(['minutes', 'minutesToSleep'] as const)
        .filter((name) => asks.has(name))
        .map((name) => (
          <MinutesField
            key={name}
            label={t(`day.${name}`)}
            value={fields[name]}
            onChange={(minutes) => onChange({ ...fields, [name]: minutes })}
          />
        ))}
      {asks.has('answer') && (
        <StepChoice
          label={t('day.answer')}
          options={programmeAnswers.map((answer, value) => ({ value, text: t(`answers.${answer}`) }))}
          value={fields.answer === null ? null : programmeAnswers.indexOf(fields.answer)}
          onChange={(value) => onChange({ ...fields, answer: programmeAnswers[value] ?? null })}
        />
      )}
    </>
  );
}

/** The steps of today, to be ticked off, and a line about how it went. */
export function DayForm({ memberId, programme, run, today }: DayFormProps) {
  const { t } = useTranslation('programme-runs');
  const keep = useKeepDay(run, today);
  const day = run.days.find(({ date }) => date === today);
  const known: Fields = day ? { ...empty, ...day } : empty;
  const { fields, isWaiting, write, settle } = useWaitingWords({
    memberId,
    at: `${run.id}/${today}`,
    known,
    isFields,
  });
  const steps = programme.steps.filter(
    ({ from, to }) => from <= run.day && (run.day <= to || to === programme.days),
  );
  const asks = new Set(steps.map((step) => step.asks));
  async function send() {
    if (keep.isPending) return;
    const { done, minutes, minutesToSleep, answer, note } = fields;
    try {
      await keep.mutateAsync({ done, minutes, minutesToSleep, answer, note });
      settle(fields);
    } catch {
      // It is told above the button, and the words stay.
    }
  }
  useWhenOnline(isNetworkError(keep.error), () => void send());
  return (
    <form
      className="run-form"
      aria-label={t('day.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{t('day.title')}</h2>
      <ul className="run-steps">
        {steps.map(({ id, title, text, isOptional }) => (
          <li key={id}>
            <label className="run-check">
              <input
                type="checkbox"
                checked={fields.done.includes(id)}
                onChange={({ target }) =>
                  write({
                    ...fields,
                    done: target.checked ? [...fields.done, id] : fields.done.filter((step) => step !== id),
                  })
                }
              />
              <span>
                <strong>{title}</strong>
                {isOptional && <span className="run-optional"> · {t('day.optional')}</span>}
                <span className="run-text">{text}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Asked asks={asks} fields={fields} onChange={write} />
      <AreaField
        label={t('day.note')}
        rows={2}
        maxLength={of.note}
        value={fields.note}
        onWrite={(note) => write({ ...fields, note })}
      />
      {keep.isError && (
        <p role="alert" className="form-failure">
          {t('notKept', { why: errorMessage(keep.error) })}
        </p>
      )}
      <p className="run-acts">
        <Button type="submit" isBusy={keep.isPending} disabled={!isWaiting}>
          {t('day.keep')}
        </Button>
        <span role="status" className="run-hint">
          {!isWaiting && day && t('kept')}
        </span>
      </p>
    </form>
  );
}
