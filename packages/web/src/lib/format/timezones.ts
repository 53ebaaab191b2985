import type { Language } from '@chitta/contract/limits';

/** A time zone as people look for it. */
export interface TimezoneChoice {
  /** IANA name. */
  readonly name: string;
  /** City and region, such as `Bogota, America`. */
  readonly label: string;
  /** What its time is called and how far it is from Greenwich, such as `Colombia Time, GMT-5`. */
  readonly detail: string;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Zones that browsers call by a name which people there no longer use. */
const presentNames: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'America/Godthab': 'America/Nuuk',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** City and region of a zone's name: `America/Argentina/Salta` is `Salta, Argentina, America`. */
export function timezoneLabel(name: string): string {
  const present = presentNames[name] ?? name;
  return present.replaceAll('_', ' ').split('/').toReversed().join(', ');
}

/** Every zone that this browser knows, with UTC, in the order of their labels. Takes some 100 ms. */
export function listTimezones(language: Language, now: Date): readonly TimezoneChoice[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  const collator = new Intl.Collator(language);
  return [...names]
    .map((name) => ({ name, label: timezoneLabel(name), detail: detailOf(name, language, now) }))
    .toSorted((one, other) => collator.compare(one.label, other.label));
}

function detailOf(timeZone: string, language: Language, now: Date): string {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const [called, offset] = [part('longGeneric'), part('shortOffset')];
  return [...new Set([called, offset])].filter(Boolean).join(', ');
}

/** The zones whose words begin with each word of the search, in the order given. */
export function searchTimezones(
  choices: readonly TimezoneChoice[],
  search: string,
): readonly TimezoneChoice[] {
  const wanted = fold(search)
    .split(/[\s,/_]+/)
    .filter(Boolean);
  return choices.filter(({ name, label, detail }) => {
    const words = fold(`${name} ${label} ${detail}`).split(/[\s,/_]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
