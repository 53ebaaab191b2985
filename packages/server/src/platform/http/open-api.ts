import { type Endpoint, type ErrorReason, endpoints, errorResponse, statusOfReason } from '@chitta/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** What any call may answer beside its own reasons. */
const commonReasons: readonly ErrorReason[] = [
  'requests.too_many',
  'server.unexpected',
  'server.overloaded',
  'server.database',
  'server.disk_full',
];
const memberReasons: readonly ErrorReason[] = ['accounts.signed_out', 'accounts.suspended'];
const inputReasons: readonly ErrorReason[] = ['requests.invalid'];
const bodyReasons: readonly ErrorReason[] = [
  'requests.malformed',
  'requests.unsupported_media_type',
  'requests.body_too_large',
];

/** The OpenAPI 3.1 description of every call in the contract; `x-access` says who may make it. */
export function createOpenApiDocument(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [key, definition] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', url = ''] = key.split(' ');
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(key, definition) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Chitta', version: '1', description: 'Dream journal and readings.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorResponse, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'chitta_session' } },
    },
  };
}

function describeOperation(key: string, definition: Endpoint): Json {
  const { access, summary, body, params, query, status = 200, isIdempotent } = definition;
  const parameters = [
    ...describeParameters('path', params),
    ...describeParameters('query', query),
    ...(isIdempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
  ];
  return {
    operationId: key,
    summary,
    'x-access': access,
    security: access === 'public' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...((body ?? definition.upload) && {
      requestBody: {
        required: true,
        content: {
          ...(body && jsonContent(toJsonSchema(body, 'input'))),
          ...(definition.upload && filesContent),
        },
      },
    }),
    responses: {
      [status]: { description: 'Success', content: contentOf(definition) },
      ...describeErrors(reasonsOf(definition)),
    },
  };
}

/** Files under any field name. */
const filesContent = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string', format: 'binary' } },
    },
  },
};

function reasonsOf({ access, body, params, query, errors, upload }: Endpoint): ErrorReason[] {
  return [
    ...errors,
    ...commonReasons,
    ...(access === 'public' ? [] : memberReasons),
    ...(access === 'public' || access === 'member' ? [] : (['requests.forbidden'] as const)),
    ...(body || params || query ? inputReasons : []),
    ...(body || upload ? bodyReasons : []),
  ];
}

/** One response per status, which names the reasons that answer with it. */
function describeErrors(reasons: readonly ErrorReason[]): Json {
  const byStatus = Map.groupBy(new Set(reasons), statusOfReason);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.join(', '), content: jsonContent({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

function describeParameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** For a stream the schema is that of one line, for a download that of the file. */
function contentOf({ response, isStream = false, isDownload = false }: Endpoint): Json {
  const schema = toJsonSchema(response, 'output');
  if (isDownload) {
    const files = (schema.anyOf ?? [schema]) as Json[];
    return Object.fromEntries(files.map((file) => [String(file.contentMediaType), { schema: file }]));
  }
  return isStream ? { 'application/x-ndjson': { schema } } : jsonContent(schema);
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
