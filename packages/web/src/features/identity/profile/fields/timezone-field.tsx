import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listTimezones,
  searchTimezones,
  type TimezoneChoice,
  timezoneLabel,
} from '#web/lib/format/timezones.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { ComboField, type ComboOption } from '#web/ui/combo-field.tsx';

/** The choice of leaving it to the browser. */
const follow = '';

interface TimezoneFieldProps {
  /** Empty: that of the browser the member signs in with. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Where the member's days begin: as the browser says, or a zone that is looked for by city, region or name. */
export function TimezoneField({ value, error, onChange }: TimezoneFieldProps) {
  const { t } = useTranslation('profile');
  const zones = useRef<readonly TimezoneChoice[] | null>(null);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const device = t('timezone.device', { zone: timezoneLabel(here) });

  function search(text: string): readonly ComboOption[] {
    zones.current ??= listTimezones(currentLanguage(), new Date());
    const found = searchTimezones(zones.current, text).map(({ name, ...zone }) => ({ value: name, ...zone }));
    return text.trim() === '' ? [{ value: follow, label: device }, ...found] : found;
  }

  return (
    <ComboField
      label={t('timezone.label')}
      hint={t('timezone.hint')}
      error={error}
      text={value === follow ? device : timezoneLabel(value)}
      search={search}
      onChoose={onChange}
      found={(count) => t('timezone.found', { count })}
      nothing={t('timezone.nothing')}
    />
  );
}
