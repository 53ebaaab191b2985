import type { ProgrammeRun } from '@chitta/contract';
import { programmeRun as of } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { errorMessage, isNetworkError } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { useChangeRun } from './programme-runs.api.ts';
import { useWaitingWords } from './use-waiting-words.ts';

interface WordsFormProps {
  readonly memberId: number;
  readonly run: ProgrammeRun;
  /** What is written: the question that is taken to bed, or the dream written anew. */
  readonly field: 'question' | 'writing';
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What stays with a whole run: it is written once, and can be changed. */
export function WordsForm({ memberId, run, field }: WordsFormProps) {
  const { t } = useTranslation('programme-runs');
  const change = useChangeRun(run);
  const { fields, isWaiting, write, settle } = useWaitingWords({
    memberId,
    at: `${run.id}/${field}`,
    known: run[field],
    isFields: isText,
  });
  async function send() {
    if (change.isPending) return;
    try {
      await change.mutateAsync({ [field]: fields });
      settle(fields);
    } catch {
      // It is told above the button, and the words stay.
    }
  }
  useWhenOnline(isNetworkError(change.error), () => void send());
  return (
    <form
      className="run-form"
      aria-label={t(`${field}.label`)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <AreaField
        label={t(`${field}.label`)}
        hint={t(`${field}.hint`)}
        className="run-words"
        rows={field === 'writing' ? 8 : 2}
        maxLength={of[field]}
        value={fields}
        onWrite={write}
      />
      {change.isError && (
        <p role="alert" className="form-failure">
          {t('notKept', { why: errorMessage(change.error) })}
        </p>
      )}
      <p className="run-acts">
        <Button type="submit" variant="quiet" isBusy={change.isPending} disabled={!isWaiting}>
          {t(`${field}.keep`)}
        </Button>
        <span role="status" className="run-hint">
          {!isWaiting && run[field] !== '' && t('kept')}
        </span>
      </p>
    </form>
  );
}
