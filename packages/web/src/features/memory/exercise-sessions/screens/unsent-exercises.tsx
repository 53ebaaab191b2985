import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

/** An exercise that is on this device and not yet on the server. */
export interface UnsentExercise {
  readonly id: string;
  /** It has ended; else it rests, or is being let go of. */
  readonly hasEnded: boolean;
  /** Why it does not go by itself; null while it only waits. */
  readonly refusal: { readonly message: string } | null;
}

interface UnsentExercisesProps {
  readonly unsent: readonly UnsentExercise[];
  readonly onRetry: (id: string) => void;
  readonly onForget: (id: string) => void;
}

/** What has ended here and is on its way, and what does not go as it is. */
export function UnsentExercises({ unsent, onRetry, onForget }: UnsentExercisesProps) {
  const { t } = useTranslation('exercise-sessions');
  const isSending = unsent.some(({ hasEnded, refusal }) => hasEnded && refusal === null);
  return (
    <>
      {isSending && <p role="status">{t('begin.sending')}</p>}
      {unsent.map(
        ({ id, refusal }) =>
          refusal && (
            <div key={id} className="exercise-refused">
              <p role="alert">{t('begin.refused', { why: refusal.message })}</p>
              <p className="exercise-answers">
                <Button variant="quiet" onClick={() => onRetry(id)}>
                  {t('helped.retry')}
                </Button>
                <Button variant="ghost" onClick={() => onForget(id)}>
                  {t('end.letGo')}
                </Button>
              </p>
            </div>
          ),
      )}
    </>
  );
}
