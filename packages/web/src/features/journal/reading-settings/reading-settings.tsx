import type { ReadingSettings as Settings } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { AddressField } from './address-field.tsx';
import {
  readingSettingsQuery,
  type SettingsChange,
  useChangeReadingSettings,
} from './reading-settings.api.ts';
import { SaveState } from './save-state.tsx';
import './reading-settings.css';

/**
 * How readings are made and followed up for this member. Every choice is saved at once. `modelHint` says what is sent to
 * which language model, where that is known.
 */
export function ReadingSettings({ modelHint }: { readonly modelHint?: string | undefined }) {
  const { t } = useTranslation('reading-settings');
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(readingSettingsQuery);
  const change = useChangeReadingSettings();
  return (
    <section className="reading-settings" aria-labelledby={titleId}>
      <header className="reading-settings-head">
        <h2 id={titleId}>{t('title')}</h2>
        <SaveState
          status={change.status}
          error={change.failed?.error ?? null}
          onRetry={() => change.failed && change.mutate(change.failed.changes)}
        />
      </header>
      {data && (
        <Choices settings={data} modelHint={modelHint} onChange={(changes) => change.mutate(changes)} />
      )}
      {!data && !error && <Skeleton className="h-48 w-full" />}
      {!data && error && (
        <div role="alert" className="reading-settings-problem">
          <p>{errorMessage(error)}</p>
          <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ChoicesProps {
  readonly modelHint: string | undefined;
  readonly settings: Settings;
  readonly onChange: (changes: SettingsChange) => void;
}

function Choices({ settings, modelHint, onChange }: ChoicesProps) {
  const { t } = useTranslation('reading-settings');
  return (
    <div className="reading-settings-choices">
      <SwitchField
        label={t('followUp.label')}
        hint={t('followUp.hint')}
        isOn={settings.followUpQuestions}
        onChange={(followUpQuestions) => onChange({ followUpQuestions })}
      />
      <AddressField value={settings.address} onChange={(address) => onChange({ address })} />
      {settings.isModelAvailable && (
        <SwitchField
          label={t('model.label')}
          hint={modelHint ?? t('model.hint')}
          isOn={settings.hasModelConsent}
          onChange={(hasModelConsent) => onChange({ hasModelConsent })}
        />
      )}
    </div>
  );
}
