import type { Endpoints } from '@chitta/contract';
import { signedInClient } from '#server/testing/factories.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';
import { buildZibber } from './zibber.ts';

type DictionaryAdminKey = Extract<
  keyof Endpoints,
  | `${string} /api/admin/symbols/${'entries' | 'entry' | 'check' | 'preview' | 'export'}`
  | `${string} /api/admin/symbols/changes${string}`
>;

const named = { query: { kind: 'symbol', key: 'zibber' } };
const content = buildZibber();

/** Valid requests about entries of the dictionary; none of them leaves the entry that it publishes. */
export const dictionaryAdminSamples: Readonly<Record<DictionaryAdminKey, SampleMaker>> = {
  'GET /api/admin/symbols/entries': () => ({ query: { search: 'dog', kind: 'symbol', edited: 'false' } }),
  'GET /api/admin/symbols/entry': () => ({ query: { kind: 'celebrity', key: 'Brad Pitt' } }),
  'POST /api/admin/symbols/check': () => ({ body: { content } }),
  'POST /api/admin/symbols/preview': () => ({
    body: { content, sentences: [{ language: 'en', text: 'A zibber stood by the door.' }] },
  }),
  'PUT /api/admin/symbols/entry': async (_owner, testApp) => {
    const admin = await signedInClient(testApp, { isAdmin: true });
    const { version } = (await admin.get(`/api/admin/symbols/entry?kind=symbol&key=zibber`)).body.data;
    return { body: { content, isHidden: false, basedOn: version } };
  },
  'GET /api/admin/symbols/changes': () => ({ query: { ...named.query, limit: '5' } }),
  'POST /api/admin/symbols/changes/:id/undo': async (_owner, testApp) => {
    const admin = await signedInClient(testApp, { isAdmin: true });
    const path = '/api/admin/symbols/entry?kind=symbol&key=zibber';
    const { version, isHidden } = (await admin.get(path)).body.data;
    const put = await admin.put('/api/admin/symbols/entry', {
      content,
      isHidden: version === 'none' ? false : !isHidden,
      basedOn: version,
    });
    if (put.status !== 200) throw new TypeError(`the sample was refused: ${JSON.stringify(put.body)}`);
    const { items } = (await admin.get('/api/admin/symbols/changes?limit=1')).body.data;
    return { params: { id: String(items[0].id) } };
  },
  'GET /api/admin/symbols/export': () => ({}),
};
