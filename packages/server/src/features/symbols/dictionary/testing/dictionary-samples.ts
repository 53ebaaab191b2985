import type { Endpoints } from '@chitta/contract';
import {
  buildCelebrity,
  buildCombinedSymbol,
  buildMissingSymbol,
  buildSymbol,
} from '#server/testing/dictionary-factories.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

/** Valid requests of the dictionary and of those who correct it. */
export const dictionarySamples = {
  'GET /api/dictionary': () => ({ query: { search: 'dog', language: 'en', limit: '5' } }),
  'GET /api/dictionary/facets': () => ({ query: { language: 'es' } }),
  'GET /api/dictionary/:slug': () => ({ params: { slug: 'dog' }, query: { language: 'es' } }),
  'GET /api/symbols/edits': () => ({ query: { language: 'en' } }),
  'POST /api/debug-symbols': () => ({ body: { content: 'A dog stood by the door.', language: 'en' } }),
  'GET /api/admin/symbols': () => ({ query: { search: 'dog', edited: 'false', limit: '5' } }),
  'PATCH /api/admin/symbols/:slug/:language': async (_owner, testApp) => ({
    params: await buildSymbol(testApp),
    body: { name: 'Hound', variations: ['hound'] },
  }),
  'GET /api/admin/combined-symbols': () => ({ query: { language: 'en', limit: '5' } }),
  'PATCH /api/admin/combined-symbols/:slug/:language': async (_owner, testApp) => ({
    params: await buildCombinedSymbol(testApp),
    body: { meaning: 'a habit that speaks up' },
  }),
  'GET /api/admin/celebrities': () => ({ query: { search: 'ada', limit: '5' } }),
  'PATCH /api/admin/celebrities/:id': async (_owner, testApp) => ({
    params: await buildCelebrity(testApp),
    body: { quality: 'foresight' },
  }),
  'GET /api/admin/missing-symbols': () => ({ query: { status: 'pending', limit: '5' } }),
  'PATCH /api/admin/missing-symbols/:id': async (_owner, testApp) => ({
    params: await buildMissingSymbol(testApp),
    body: { status: 'planned' },
  }),
} satisfies Partial<Record<keyof Endpoints, SampleMaker>>;
