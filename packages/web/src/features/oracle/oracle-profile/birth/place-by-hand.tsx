import { birth } from '@chitta/contract/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listTimezones,
  searchTimezones,
  type TimezoneChoice,
  timezoneLabel,
} from '#web/lib/format/timezones.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ProfileDraft } from '../profile-draft.ts';
import { readDegrees } from './read-degrees.ts';

interface PlaceByHandProps {
  readonly place: ProfileDraft['birthPlace'];
  readonly onTake: (place: NonNullable<ProfileDraft['birthPlace']>) => void;
}

/** Coordinates and time zone, for a place that the search does not know. */
export function PlaceByHand({ place, onTake }: PlaceByHandProps) {
  const { t } = useTranslation('oracle-profile');
  const [name, setName] = useState(place?.name ?? '');
  const [latitude, setLatitude] = useState(String(place?.latitude ?? ''));
  const [longitude, setLongitude] = useState(String(place?.longitude ?? ''));
  const [timeZone, setTimeZone] = useState(
    () => place?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  const [isTried, setTried] = useState(false);
  const zones = useRef<readonly TimezoneChoice[] | null>(null);
  const north = readDegrees(latitude, 90);
  const east = readDegrees(longitude, 180);
  function search(text: string) {
    zones.current ??= listTimezones(currentLanguage(), new Date());
    return searchTimezones(zones.current, text).map(({ name: value, ...zone }) => ({ value, ...zone }));
  }
  function take() {
    setTried(true);
    if (name.trim() === '' || north === null || east === null) return;
    onTake({ name: name.trim(), latitude: north, longitude: east, timeZone });
  }
  return (
    <div className="by-hand">
      <TextField
        label={t('hand.name')}
        error={isTried && name.trim() === '' ? t('hand.noName') : undefined}
        maxLength={birth.location}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="birth-pair">
        <TextField
          label={t('hand.latitude')}
          hint={t('hand.latitudeHint')}
          error={isTried && north === null ? t('hand.wrongLatitude') : undefined}
          inputMode="text"
          value={latitude}
          onChange={({ target }) => setLatitude(target.value)}
        />
        <TextField
          label={t('hand.longitude')}
          hint={t('hand.longitudeHint')}
          error={isTried && east === null ? t('hand.wrongLongitude') : undefined}
          inputMode="text"
          value={longitude}
          onChange={({ target }) => setLongitude(target.value)}
        />
      </div>
      <ComboField
        label={t('hand.timeZone')}
        hint={t('hand.timeZoneHint')}
        text={timezoneLabel(timeZone)}
        search={search}
        onChoose={setTimeZone}
        found={(count) => t('hand.zonesFound', { count })}
        nothing={t('hand.noZone')}
      />
      <Button variant="quiet" onClick={take}>
        {t('hand.take')}
      </Button>
    </div>
  );
}
