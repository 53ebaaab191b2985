import { useTranslation } from 'react-i18next';
import { AreaField } from '#web/ui/area-field.tsx';
import type { ExerciseActs } from '../run/use-exercise-run.ts';

interface DayWordsFieldProps {
  readonly words: string;
  readonly act: ExerciseActs['act'];
}

/** Characters of what is written of a day: those of a moment, which it may become. */
const most = 1000;

/** A few words of what came back, for whoever likes to write; they stay on this device. */
export function DayWordsField({ words, act }: DayWordsFieldProps) {
  const { t } = useTranslation('exercise-sessions');
  return (
    <AreaField
      label={t('words.label')}
      hint={t('words.hint')}
      className="exercise-words"
      rows={2}
      maxLength={most}
      value={words}
      onWrite={(written) => act({ act: 'write', words: written })}
    />
  );
}
