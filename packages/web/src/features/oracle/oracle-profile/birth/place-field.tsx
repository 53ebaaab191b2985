import type { Place } from '@chitta/contract';
import { birth, placeSearch } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { ComboField } from '#web/ui/combo-field.tsx';
import { placesQuery } from '../oracle-profile.api.ts';
import type { ProfileDraft } from '../profile-draft.ts';

interface PlaceFieldProps {
  readonly place: ProfileDraft['birthPlace'];
  /** A place that was only written down, to look for. */
  readonly written: string | null;
  readonly onChoose: (place: ProfileDraft['birthPlace']) => void;
}

/** A pause in typing this long asks the server, in ms. */
const pause = 200;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether a place fits what is typed now, which may be more than was asked for. */
function fits({ name, alias }: Place, typed: string): boolean {
  const beginning = fold(typed.split(',')[0] ?? '');
  return [name, alias ?? ''].some((each) => fold(each).includes(beginning));
}

const labelOf = ({ name, alias }: Place) => (alias === null ? name : `${alias} (${name})`);

/** A region says something where it is letters, as in the United States. */
const detailOf = ({ region, countryName }: Place) =>
  /^[A-Z]{2}$/.test(region) ? `${region}, ${countryName}` : countryName;

function nameOf(place: Place): string {
  return `${place.alias ?? place.name}, ${detailOf(place)}`.slice(0, birth.location);
}

/** Where the member was born, looked for by name in any language. */
export function PlaceField({ place, written, onChoose }: PlaceFieldProps) {
  const { t } = useTranslation('oracle-profile');
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed ?? ''), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching } = useQuery(placesQuery(asked, currentLanguage()));
  const isTyped = (typed ?? '').trim().length >= placeSearch.min;
  const found = isTyped ? (data?.items ?? []).filter((each) => fits(each, typed ?? '')) : [];
  const isWaiting = isFetching || asked !== typed;
  function whyNothing(): string | null {
    if (!isTyped) return t('place.type');
    if (isWaiting) return t('place.looking');
    return error ? errorMessage(error) : t('place.nothing');
  }
  function choose(id: string) {
    const chosen = found.find((each) => String(each.id) === id);
    if (!chosen) return;
    const { latitude, longitude, timeZone } = chosen;
    onChoose({ name: nameOf(chosen), latitude, longitude, timeZone });
  }
  return (
    <ComboField
      label={t('place.label')}
      hint={written === null || place ? t('place.hint') : t('place.written', { place: written })}
      text={place?.name ?? ''}
      search={() =>
        found.map((each) => ({ value: String(each.id), label: labelOf(each), detail: detailOf(each) }))
      }
      onType={setTyped}
      onChoose={choose}
      found={(count) => t('place.found', { count })}
      nothing={whyNothing()}
    />
  );
}
