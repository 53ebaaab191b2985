import { type FindPlacesQuery, limits, type Place } from '@chitta/contract';
import { findPlaces } from '@chitta/places';
import { openGazetteer } from './gazetteer-file.ts';

/** Looks for places by name, without asking anybody outside. */
export async function listPlaces({ query, language = 'en' }: FindPlacesQuery): Promise<Place[]> {
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const nameOfCountry = (code: string) => countries.of(code) ?? code;
  const found = findPlaces(await openGazetteer(), query, { most: limits.placeSearch.most, nameOfCountry });
  return found.map(({ alias, ...place }) => ({
    ...place,
    alias: alias ?? null,
    countryName: nameOfCountry(place.country),
  }));
}
