import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessLevels, type Endpoint, endpoints } from './index.ts';

const table = Object.entries(endpoints) as [string, Endpoint][];

describe('endpoints', () => {
  it('hold the calls of the specification that exist so far', () => {
    expect(Object.keys(endpoints)).toEqual(
      expect.arrayContaining([
        'GET /api/user',
        'POST /api/login',
        'POST /api/signup',
        'POST /api/auth/logout',
        'POST /api/translate-dream',
        'POST /api/dreams',
      ]),
    );
  });

  it.each(table)('%s declares access, and a schema for each path parameter', (key, definition) => {
    expect(accessLevels).toContain(definition.access);
    const names = [...key.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const declared = definition.params instanceof z.ZodObject ? Object.keys(definition.params.shape) : [];
    expect(declared).toEqual(names);
  });

  it.each(table)('%s can be written as JSON schema, so that OpenAPI can carry it', (_key, definition) => {
    for (const schema of [definition.params, definition.query, definition.body, definition.response])
      if (schema)
        expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toBeTypeOf('object');
  });

  it('lets no GET carry a body', () => {
    const withBody = table.filter(([key, definition]) => key.startsWith('GET ') && definition.body);
    expect(withBody).toEqual([]);
  });
});
