import { followUp as limits } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { TextPlace } from '../words/unsent-text.ts';
import { useUnsentText } from '../words/use-unsent-text.ts';
import { WordsField } from '../words/words-field.tsx';

interface FitWordsProps {
  readonly place: TextPlace;
  /** What the server has. */
  readonly saved: string;
  /** Whether the verdict has arrived. */
  readonly isKept: boolean;
  readonly onSend: (change: string) => Promise<void>;
  readonly onDone?: (() => void) | undefined;
}

/** What changed since, if the dreamer wants to say. */
export function FitWords({ place, saved, isKept, onSend, onDone }: FitWordsProps) {
  const { t } = useTranslation('follow-ups');
  const words = useUnsentText({ place, saved, onSend });

  async function handleDone() {
    if (!words.isUnsent || (await words.send())) onDone?.();
  }

  const isAllKept = isKept && !words.isUnsent && !words.isSending;
  return (
    <form
      className="fit-words"
      onSubmit={(event) => {
        event.preventDefault();
        void handleDone();
      }}
    >
      <WordsField
        label={t('fit.change')}
        placeholder={t('fit.changePlaceholder')}
        max={limits.change}
        text={words.text}
        error={words.error}
        onWrite={words.write}
      />
      <div className="follow-up-actions">
        {(onDone || words.isUnsent) && (
          <Button type="submit" variant="quiet" isBusy={words.isSending}>
            {t(words.isUnsent ? 'fit.keep' : 'fit.done')}
          </Button>
        )}
        <p role="status" className="follow-up-state">
          {isAllKept && t('fit.kept')}
        </p>
      </div>
    </form>
  );
}
