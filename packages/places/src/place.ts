/** A town or city on Earth. */
export interface Place {
  /** By GeoNames. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166 code of two letters. */
  readonly country: string;
  /** Of the part of the country, by GeoNames: the letters of a state in the United States. */
  readonly region: string;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  /** A name of the IANA time zone database. */
  readonly timeZone: string;
}
