import type { ReminderSettings } from '@chitta/contract';
import type { ReminderKind } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';

type Channels = ReminderSettings['channels'];

interface WayFieldsProps {
  readonly kinds: readonly ReminderKind[];
  readonly channels: Channels;
  readonly onChange: (channels: Channels) => void;
}

const ways = ['push', 'mail'] as const;

/** By which ways each kind comes. Follow-ups of the Oracle have no time: this is their switch. */
export function WayFields({ kinds, channels, onChange }: WayFieldsProps) {
  const { t } = useTranslation('reminders');
  const set = (kind: ReminderKind, way: (typeof ways)[number], isOn: boolean) =>
    onChange({ ...channels, [kind]: { ...channels[kind], [way]: isOn } });
  return (
    <div className="reminders-ways">
      <h3 className="field-label">{t('ways.title')}</h3>
      {kinds.map((kind) => (
        <fieldset key={kind} className="reminders-way">
          <legend>{t(`kinds.${kind}.name`)}</legend>
          <div className="reminders-checks">
            {ways.map((way) => (
              <label key={way} className="reminders-check">
                <input
                  type="checkbox"
                  checked={channels[kind][way]}
                  onChange={({ target }) => set(kind, way, target.checked)}
                />
                {t(`ways.${way}`)}
              </label>
            ))}
          </div>
          {kind === 'follow_up' && <p className="field-hint">{t('kinds.follow_up.hint')}</p>}
        </fieldset>
      ))}
    </div>
  );
}
