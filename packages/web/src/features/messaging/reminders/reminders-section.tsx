import type { Reminders } from '@chitta/contract';
import { memoryReminderKinds, reminderKinds } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '#web/ui/query-result.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { NextReminders } from './next-reminders.tsx';
import { QuietFields } from './quiet-fields.tsx';
import { ReachNotes } from './reach-notes.tsx';
import { remindersQuery } from './reminders.api.ts';
import { SaveLine } from './save-line.tsx';
import { KindTimes } from './times/kind-times.tsx';
import { useReminderDraft } from './use-reminder-draft.ts';
import { WayFields } from './way-fields.tsx';
import { ZoneLine } from './zone-line.tsx';
import './reminders.css';

interface RemindersSectionProps {
  /** What turns notifications on for this device, where the page has it. */
  readonly turnOn?: ReactNode;
}

/** When and how the member is reminded; every choice is saved by itself. */
export function RemindersSection({ turnOn }: RemindersSectionProps) {
  const { t } = useTranslation('reminders');
  const titleId = useId();
  const query = useQuery(remindersQuery);
  return (
    <section id="reminders" className="settings-section reminders" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="text-muted">{t('lead')}</p>
      <QueryResult query={query} retry={t('retry')}>
        {(reminders) => <Settings reminders={reminders} turnOn={turnOn} />}
      </QueryResult>
    </section>
  );
}

function Settings({ reminders, turnOn }: { readonly reminders: Reminders; readonly turnOn: ReactNode }) {
  const { t } = useTranslation('reminders');
  const { draft, change, status, error, retry } = useReminderDraft(reminders);
  const { rows, quietHours, channels, remindersEnabled } = draft;
  return (
    <>
      <SwitchField
        label={t('enabled')}
        isOn={remindersEnabled}
        onChange={(isOn) => change({ remindersEnabled: isOn })}
      />
      <SaveLine status={status} error={error} onRetry={retry} />
      <NextReminders reminders={reminders} isOn={remindersEnabled} />
      {remindersEnabled && (
        <>
          <ReachNotes reminders={reminders} channels={channels} turnOn={turnOn} />
          {memoryReminderKinds.map((kind) => (
            <KindTimes
              key={kind}
              kind={kind}
              rows={rows}
              quietHours={quietHours}
              onChange={(changed) => change({ rows: changed })}
            />
          ))}
          <WayFields
            kinds={reminderKinds}
            channels={channels}
            onChange={(changed) => change({ channels: changed })}
          />
          <QuietFields value={quietHours} onChange={(changed) => change({ quietHours: changed })} />
          <ZoneLine timezone={reminders.timezone} />
        </>
      )}
    </>
  );
}
