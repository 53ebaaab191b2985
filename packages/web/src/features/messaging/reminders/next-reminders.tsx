import type { Reminders } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';

interface NextRemindersProps {
  readonly reminders: Pick<Reminders, 'next' | 'timezone'>;
  readonly isOn: boolean;
}

/** The next reminders in words, such as `Monday 7:00`. */
export function NextReminders({ reminders: { next, timezone }, isOn }: NextRemindersProps) {
  const { t } = useTranslation('reminders');
  if (!isOn) return <p className="text-muted">{t('next.off')}</p>;
  if (next.length === 0) return <p className="text-muted">{t('next.none')}</p>;
  const format = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  });
  return (
    <div className="reminders-next">
      <h3 className="field-label">{t('next.title')}</h3>
      <ul>
        {next.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            <time dateTime={at}>{format.format(new Date(at))}</time> · {t(`kinds.${kind}.name`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
