import type { Consultation } from '@chitta/contract';
import { oracleFollowUp } from '@chitta/contract/limits';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { dayIn } from '#web/lib/format/day-in.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { shiftDay } from '#web/lib/format/format-night.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useChangeConsultation } from '../consultations.api.ts';

interface PracticeStateProps {
  readonly consultation: Consultation;
  /** Of the member. */
  readonly zone: string;
}

/** A calendar day in words. */
const inWords = (day: string) => formatDay(`${day}T12:00:00Z`, 'UTC');

interface MoveDayProps extends PracticeStateProps {
  readonly day: string;
  readonly onClose: () => void;
}

/** Another day on which the Oracle asks. */
function MoveDay({ consultation, zone, day, onClose }: MoveDayProps) {
  const { t } = useTranslation('oracle-answer');
  const change = useChangeConsultation(consultation.id);
  const today = dayIn(zone, new Date());
  const [first, last] = [shiftDay(today, 1), shiftDay(today, oracleFollowUp.most)];
  const [chosen, setChosen] = useState(day < first ? first : day);
  const isAllowed = chosen >= first && chosen <= last;
  async function handleSave() {
    if (!isAllowed) return;
    await change.mutateAsync({ followUpDate: chosen }).then(onClose, () => undefined);
  }
  return (
    <Dialog isOpen title={t('day.title')} className="dialog-sheet" onClose={onClose}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void handleSave();
        }}
      >
        <TextField
          type="date"
          label={t('day.label')}
          hint={t('day.hint', { count: oracleFollowUp.most })}
          min={first}
          max={last}
          value={chosen}
          error={change.isError ? errorMessage(change.error) : undefined}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button type="submit" isBusy={change.isPending} disabled={!isAllowed}>
          {t('day.save')}
        </Button>
      </form>
    </Dialog>
  );
}

/** When the Oracle asks what became of the practice; another day can be chosen. */
function FollowUpDay({ consultation, zone }: PracticeStateProps) {
  const { t } = useTranslation('oracle-answer');
  const [isMoving, setMoving] = useState(false);
  const { followUpDate: day, isFollowUpDue } = consultation;
  if (day === null) return null;
  return (
    <div className="practice-day">
      <p>{isFollowUpDue ? t('day.due') : t('day.on', { day: inWords(day) })}</p>
      <Button variant="ghost" className="no-print" onClick={() => setMoving(true)}>
        {t('day.move')}
      </Button>
      {isMoving && (
        <MoveDay consultation={consultation} zone={zone} day={day} onClose={() => setMoving(false)} />
      )}
    </div>
  );
}

/** Whether the practice is completed, with the way to say so and back, and the day of the follow-up. */
export function PracticeState({ consultation, zone }: PracticeStateProps) {
  const { t } = useTranslation('oracle-answer');
  const change = useChangeConsultation(consultation.id);
  const { practiceCompleted, practiceCompletedAt } = consultation;
  async function complete(isCompleted: boolean) {
    try {
      await change.mutateAsync({ practiceCompleted: isCompleted });
      if (!isCompleted) return;
      const undo = { label: t('undo'), onClick: () => void complete(false) };
      toast({ title: t('practice.completed'), duration: 10_000, action: undo });
    } catch (error) {
      toast({ title: t('failed'), description: errorMessage(error), variant: 'destructive' });
    }
  }
  return (
    <div className="practice-state">
      {practiceCompleted ? (
        <p className="practice-done" role="status">
          <Check size={18} aria-hidden />
          {practiceCompletedAt
            ? t('practice.completedOn', { day: formatDay(practiceCompletedAt, zone) })
            : t('practice.completed')}
        </p>
      ) : (
        <Button
          variant="quiet"
          className="no-print"
          isBusy={change.isPending}
          onClick={() => void complete(true)}
        >
          <Check size={18} aria-hidden />
          {t('practice.complete')}
        </Button>
      )}
      <FollowUpDay consultation={consultation} zone={zone} />
    </div>
  );
}
