import type { MemorySettings as Settings } from '@chitta/contract';
import { exerciseGoal as limits } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { memorySettingsQuery, useChangeMemorySettings } from './memory-settings.api.ts';
import './memory-settings.css';

/** Milliseconds without a further press after which the goal is sent. */
const settled = 600;

/** The goal as it is pressed, and sent once no more presses come. */
function useGoal({ exerciseGoal }: Settings) {
  const change = useChangeMemorySettings();
  const [goal, setGoal] = useState(exerciseGoal);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => () => latest.current(), []);
  function set(next: number) {
    setGoal(next);
    clearTimeout(timer.current);
    const send = () => {
      clearTimeout(timer.current);
      latest.current = () => undefined;
      change.mutate({ exerciseGoal: next });
    };
    // Whoever leaves the page has decided too.
    latest.current = send;
    timer.current = setTimeout(send, settled);
  }
  return { goal, set, error: change.error };
}

function Goal({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation('memory-settings');
  const { goal, set, error } = useGoal(settings);
  return (
    <div className="goal">
      <p className="field-label" id="exercise-goal">
        {t('goal.label')}
      </p>
      <fieldset className="goal-steps" aria-labelledby="exercise-goal">
        <IconButton label={t('goal.fewer')} disabled={goal <= limits.min} onClick={() => set(goal - 1)}>
          <Minus size={20} aria-hidden />
        </IconButton>
        <output aria-live="polite">{t('goal.days', { count: goal })}</output>
        <IconButton label={t('goal.more')} disabled={goal >= limits.max} onClick={() => set(goal + 1)}>
          <Plus size={20} aria-hidden />
        </IconButton>
      </fieldset>
      <p className="field-hint">{t('goal.hint')}</p>
      {error && (
        <p role="alert" className="field-error">
          {t('notSaved', { why: errorMessage(error) })}
        </p>
      )}
    </div>
  );
}

/** How the member wants to train their memory. */
export function MemorySettings() {
  const { t } = useTranslation('memory-settings');
  const settings = useQuery(memorySettingsQuery);
  return (
    <QueryResult query={settings} retry={t('retry')} placeholder="h-24">
      {(known) => <Goal settings={known} />}
    </QueryResult>
  );
}
