import type { ReminderSettings, Reminders } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';

interface ReachNotesProps {
  readonly reminders: Pick<Reminders, 'push' | 'mail' | 'mailStoppedAt'>;
  readonly channels: ReminderSettings['channels'];
  readonly turnOn: ReactNode;
}

/** Why pushes do not reach this device or any; null: they do, as far as is known. */
function pushProblem({ isOn, devices }: Reminders['push']) {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (!isOn) return 'off';
  return devices === 0 ? 'noDevice' : null;
}

/** Says plainly where a way that was chosen leads nowhere. */
export function ReachNotes({ reminders: { push, mail, mailStoppedAt }, channels, turnOn }: ReachNotesProps) {
  const { t } = useTranslation('reminders');
  const isChosen = (way: 'push' | 'mail') => Object.values(channels).some((each) => each[way]);
  const problem = isChosen('push') ? pushProblem(push) : null;
  const stopped =
    mailStoppedAt && new Date(mailStoppedAt).toLocaleDateString(currentLocale(), { dateStyle: 'long' });
  const notes = [
    ...(problem ? [t(`reach.${problem}`)] : []),
    ...(isChosen('mail') && mail !== 'on' ? [t(`reach.mail.${mail}`)] : []),
    ...(stopped ? [t('reach.mail.stopped', { day: stopped })] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <div className="reminders-reach">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {problem && turnOn}
    </div>
  );
}
