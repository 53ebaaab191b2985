import type { Endpoint, EndpointKey } from '@chitta/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { hostileUpload } from './hostile-uploads.ts';
import type { RequestSample } from './request-sample.ts';
import { sampleUrl } from './request-samples.ts';

const json = { 'content-type': 'application/json' };

/** Values that have broken servers before. */
const hostileValue = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'NaN',
    'null',
    '\0',
    'house\0',
    '\ud800',
    'a\udfff b',
    '\u202e\u200b\ufeff',
    '👩‍👩‍👧‍👧'.repeat(500),
    'x'.repeat(50_000),
    'ß'.repeat(3_000),
    "'; drop table users; --",
    '%_\\',
    '{{7*7}}',
    '__proto__',
    '2026-02-30',
    '+99999-01-01',
    [],
    {},
    [[[[[[[[]]]]]]]],
    { constructor: { prototype: { isAdmin: true } } },
    Array.from({ length: 2_000 }, () => 'tag'),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

type Raw = Pick<InjectOptions, 'payload' | 'headers'>;

/** A body that is JSON, with fields of the schema (and some it does not know) replaced, or one that is not. */
function hostileBody(definition: Endpoint, sample: RequestSample): fc.Arbitrary<Raw> {
  const valid = JSON.stringify(sample.body ?? {});
  const changed = fc
    .dictionary(fc.oneof(...fieldNames(definition.body), fc.string()), hostileValue, {
      minKeys: 1,
      maxKeys: 3,
    })
    .map((changes) => JSON.stringify({ ...sample.body, ...changes }));
  const poisoned = fc.constantFrom(
    `{"__proto__":{"isAdmin":true},${valid.slice(1)}`,
    `{"constructor":{"prototype":{"isAdmin":true}},${valid.slice(1)}`,
    `{"content":"one","content":"two",${valid.slice(1)}`,
  );
  const truncated = fc.nat(Math.max(0, valid.length - 1)).map((length) => valid.slice(0, length));
  const asJson = fc
    .oneof(
      changed,
      changed,
      changed,
      truncated,
      poisoned,
      hostileValue.map((value) => JSON.stringify(value)),
    )
    .map((payload): Raw => ({ payload, headers: json }));
  const otherTypes = fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json2',
      'x',
    )
    .map((type): Raw => ({ payload: valid, headers: { 'content-type': type } }));
  const bytes = fc
    .uint8Array({ maxLength: 200 })
    .map((array): Raw => ({ payload: Buffer.from(array), headers: json }));
  const huge: Raw = { payload: `{"content":"${'a'.repeat(1_000_000)}"}`, headers: json };
  return fc.oneof({ weight: 8, arbitrary: asJson }, otherTypes, bytes, fc.constant(huge));
}

function fieldNames(schema: z.ZodType | undefined): fc.Arbitrary<string>[] {
  const names = schema === undefined ? [] : propertyNames(schema);
  return names.length === 0 ? [fc.constant('content')] : [fc.constantFrom(...names)];
}

function propertyNames(schema: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}

/** Text as it may stand in an address: encoded, or broken on purpose. */
const addressPart = fc.oneof(
  hostileValue.map((value) => encodeURIComponent(asText(value).toWellFormed().slice(0, 2_000))),
  fc.constantFrom('%00', '%ff', '%', '%ud800', '%C3', '..', '%2e%2e', '%2F', ';', '1%00'),
);

/** Objects as JSON: one with a field `toString` cannot be turned into text any other way. */
function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function hostileQuery(schema: z.ZodType | undefined): fc.Arbitrary<string> {
  const name = fc.oneof(
    ...fieldNames(schema),
    fc.constantFrom('__proto__', 'constructor', 'a[b]', 'useCustomDomain'),
  );
  const pair = fc.tuple(name, addressPart).map(([key, value]) => `${key}=${value}`);
  // Few names and up to five pairs: parameters often come twice.
  return fc.array(pair, { maxLength: 5 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
}

function hostileHeaders(): fc.Arbitrary<Record<string, string>> {
  return fc.oneof(
    fc.constant({}),
    fc.constantFrom<Record<string, string>[]>(
      { 'idempotency-key': '' },
      { 'idempotency-key': 'k'.repeat(5_000) },
      { 'idempotency-key': '\u00ff\u00e9' },
      { accept: 'x/y' },
      { 'content-encoding': 'gzip' },
      { 'x-forwarded-for': "'; select 1" },
    ),
  );
}

function mapValues<V>(object: Readonly<Record<string, string>>, toValue: () => V): Record<string, V> {
  return Object.fromEntries(Object.keys(object).map((name) => [name, toValue()]));
}

function hostilePayload(definition: Endpoint, sample: RequestSample): fc.Arbitrary<Raw> {
  return sample.files === undefined ? hostileBody(definition, sample) : hostileUpload(sample.files);
}

/** Requests to one call that are wrong in one or more ways; some happen to be right. */
export function hostileRequest(
  key: EndpointKey,
  definition: Endpoint,
  sample: RequestSample,
): fc.Arbitrary<InjectOptions> {
  const { method } = sampleUrl(key, sample);
  const params =
    sample.params === undefined
      ? fc.constant(sample.params)
      : fc.oneof(fc.constant(sample.params), fc.record(mapValues(sample.params, () => addressPart)));
  const body: fc.Arbitrary<Raw> = method === 'GET' ? fc.constant({}) : hostilePayload(definition, sample);
  return fc
    .record({ params, query: hostileQuery(definition.query), raw: body, extra: hostileHeaders() })
    .map(({ params: chosen, query, raw, extra }) => ({
      method: method as NonNullable<InjectOptions['method']>,
      url: `${sampleUrl(key, chosen === undefined ? {} : { params: chosen }).url}${query}`,
      ...raw,
      headers: { ...raw.headers, ...extra },
    }));
}
