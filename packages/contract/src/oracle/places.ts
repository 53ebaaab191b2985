import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';

const { placeSearch } = limits;

export const findPlacesQuery = z.object({
  /** Beginning of a name in any language, accents and case ignored; behind a comma the country or the state. */
  query: safeText().pipe(z.string().trim().min(placeSearch.min).max(placeSearch.max)),
  /** In which the country is named. */
  language: z.enum(limits.languages).optional(),
});
export type FindPlacesQuery = z.infer<typeof findPlacesQuery>;

/** A town or city, by GeoNames. */
export const place = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The other name that it was found by: "Londres". */
  alias: z.string().nullable(),
  /** ISO 3166 code of two letters. */
  country: z.string(),
  /** In the language that was asked for. */
  countryName: z.string(),
  /** The part of the country by GeoNames: the letters of a state in the United States. */
  region: z.string(),
  /** Degrees, north and east positive. */
  latitude: z.number(),
  longitude: z.number(),
  population: z.number().int(),
  /** A name of the IANA time zone database. */
  timeZone: z.string(),
});
export type Place = z.infer<typeof place>;

export const placesEndpoints = {
  'GET /api/places': endpoint({
    access: 'member',
    summary: 'Towns and cities whose name begins with what was typed, nearest and most populous first',
    query: findPlacesQuery,
    response: dataOf(z.object({ items: z.array(place), nextCursor: z.null() })),
    errors: ['requests.invalid'],
  }),
} as const;
