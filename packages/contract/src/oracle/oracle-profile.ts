import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { lineOfText } from '../text.ts';

const { birth } = limits;

/** Where somebody was born: a place of `GET /api/places`, or coordinates given by hand. */
const birthPlace = z.object({
  name: lineOfText(birth.location),
  /** Degrees, north and east positive. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** A name of the IANA time zone database. */
  timeZone: z.string().min(1).max(60),
});
export type BirthPlace = z.infer<typeof birthPlace>;

/** As it was kept. */
const keptPlace = birthPlace.extend({ name: z.string() });

/** What the Oracle knows of a member; each part can be left out. */
export const oracleProfile = z.object({
  birthDate: z.string().nullable(),
  /** `HH:MM` as the clock on the wall showed it. */
  birthTime: z.string().nullable(),
  birthPlace: keptPlace.nullable(),
  /** A place of birth that the member wrote down elsewhere, of which nobody knows yet where it is. */
  writtenPlace: z.string().nullable(),
  /** Which of two moments the time means where clocks were put back over it: false the first, true the second. */
  isLaterMoment: z.boolean(),
  houses: z.enum(limits.houseSystems),
  /** Whether an answer may bring a light from the chart. */
  usesChart: z.boolean(),
  asksAbout: z.array(z.enum(limits.lifeFields)).max(limits.askedFields),
  tone: z.enum(limits.oracleTones),
});
export type OracleProfile = z.infer<typeof oracleProfile>;

export const putOracleProfileRequest = z.object({
  birthDate: z.iso
    .date()
    .refine((day) => day >= birth.firstDay, { message: 'Invalid input' })
    .nullable(),
  birthTime: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  birthPlace: birthPlace.nullable(),
  /** Must be said where clocks were put back over the time; else it counts for nothing. */
  isLaterMoment: z.boolean().nullish(),
  houses: z.enum(limits.houseSystems),
  usesChart: z.boolean(),
  asksAbout: z
    .array(z.enum(limits.lifeFields))
    .max(limits.askedFields)
    .refine((fields) => new Set(fields).size === fields.length, { message: 'Invalid input' }),
  tone: z.enum(limits.oracleTones),
});
export type PutOracleProfileRequest = z.infer<typeof putOracleProfileRequest>;

/** `isSetUp` is false until the profile was kept for the first time, also with everything left out. */
const answer = dataOf(z.object({ profile: oracleProfile, isSetUp: z.boolean() }));

export const oracleProfileEndpoints = {
  'GET /api/oracle/profile': endpoint({
    access: 'member',
    summary: 'What the Oracle knows of the member',
    response: answer,
    errors: [],
  }),
  'PUT /api/oracle/profile': endpoint({
    access: 'member',
    summary: 'Tell the Oracle about oneself; another birth makes another chart, none takes the chart away',
    body: putOracleProfileRequest,
    response: answer,
    errors: ['requests.invalid', 'natal_chart.no_such_time', 'natal_chart.time_stands_twice'],
  }),
} as const;
