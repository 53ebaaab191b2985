import type { ExerciseSession } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { Button } from '#web/ui/button.tsx';

interface RestingElsewhereProps {
  readonly sessions: readonly ExerciseSession[];
  readonly today: string;
  readonly onGoOn: (session: ExerciseSession) => void;
  readonly onLetGo: (session: ExerciseSession) => void;
}

/** Exercises that were paused on another device, or here before this device forgot them. Each waits as long as it may. */
export function RestingElsewhere({ sessions, today, onGoOn, onLetGo }: RestingElsewhereProps) {
  const { t } = useTranslation('exercise-sessions');
  if (sessions.length === 0) return null;
  return (
    <section className="exercise-resting" aria-labelledby="exercise-resting">
      <h3 id="exercise-resting">{t('resting.title', { count: sessions.length })}</h3>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              {t('resting.begun', {
                day: dayWords(session.date, today),
                alone: t('days', { count: session.unassistedDays }),
                helped: t('days', { count: session.assistedDays }),
              })}
            </p>
            <p className="exercise-answers">
              <Button onClick={() => onGoOn(session)}>{t('resting.goOn')}</Button>
              <Button variant="ghost" onClick={() => onLetGo(session)}>
                {t('end.letGo')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
