import { limits, type MissingSymbol, type RecognisedSymbol } from '@chitta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEditedDictionary, editsLifetimeMs } from '#server/platform/dictionary/edited-dictionary.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { loadDictionary } from '../../load-dictionary.ts';
import { freshZibber, type SymbolContent } from './testing/zibber.ts';

const testApp = await buildTestApp();
const { dictionary, db, clock } = testApp.context;
let admin: SignedInClient;
let member: SignedInClient;

beforeAll(async () => {
  await loadDictionary({ db, released: dictionary.released });
  admin = await signedInClient(testApp, { isAdmin: true });
  member = await signedInClient(testApp, { hasUnlimitedAccess: true });
});
afterAll(() => testApp.close());
// Two that are made from one mould break the rules.
afterEach(async () => {
  await db.execute(sql`DELETE FROM dream_symbols WHERE slug LIKE 'zibber-%'`);
  await dictionary.refresh({ isForced: true });
});

const path = '/api/admin/symbols/entry';
const look = async (key: string, kind = 'symbol') =>
  (await admin.get(`${path}?${new URLSearchParams({ kind, key })}`)).body.data;
const publish = (content: object, basedOn = 'none', isHidden = false) =>
  admin.put(path, { content, isHidden, basedOn });
const lastChange = async (key: string) =>
  (await admin.get(`/api/admin/symbols/changes?${new URLSearchParams({ kind: 'symbol', key })}`)).body.data
    .items[0];
const undo = (id: number) => admin.post(`/api/admin/symbols/changes/${id}/undo`, {});
const wordOf = ({ entry }: SymbolContent) => entry.en.variations[0] as string;
async function read(content: string): Promise<string[]> {
  const { body } = await member.post('/api/translate-dream', { content, userId: member.user.id });
  return (body.symbols as RecognisedSymbol[]).map(({ id }) => id);
}
const sentenceWith = (word: string) => `I was in the garden and a ${word} stood by the locked door.`;

describe('a symbol that is published', () => {
  it('is read with at once, on this node and on others within seconds, and on devices', async () => {
    const zibber = freshZibber();
    const other = createEditedDictionary({
      db,
      clock,
      log: { warn: () => undefined },
      released: dictionary.released,
    });
    await other.refresh();
    const edits = '/api/symbols/edits?language=en';
    const before = await member.get(edits);
    expect(await read(sentenceWith(wordOf(zibber)))).not.toContain(zibber.entry.id);
    const { status, body } = await publish(zibber);
    expect([status, body.data.isEdited, body.data.isReleased]).toEqual([200, true, false]);
    expect(await read(sentenceWith(wordOf(zibber)))).toContain(zibber.entry.id);
    const after = await member.get(edits);
    expect(after.body.data.entries.map(({ id }: { id: string }) => id)).toContain(zibber.entry.id);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.headers['cache-control']).toContain('no-cache');
    const again = await member.get(edits, { 'if-none-match': String(after.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(editsLifetimeMs).toBeLessThanOrEqual(5_000);
    testApp.clock.advance(editsLifetimeMs);
    await other.refresh();
    for (const language of limits.languages)
      expect(other.of(language).entry(zibber.entry.id)?.name).toBe(zibber.entry[language].name);
    expect((await member.get(`/api/dictionary/${zibber.entry.id}?language=es`)).body.data.name).toBe(
      zibber.entry.es.name,
    );
  });

  it('is gone again when it is taken back, which can be taken back as well', async () => {
    const zibber = freshZibber();
    await publish(zibber);
    const change = await lastChange(zibber.entry.id);
    expect(change).toMatchObject({ before: null, author: admin.user.username, undoes: null });
    expect((await undo(change.id)).body.data).toMatchObject({ content: null, version: 'none' });
    expect(await read(sentenceWith(wordOf(zibber)))).not.toContain(zibber.entry.id);
    const { rows } = await db.execute(sql`SELECT 1 FROM dream_symbols WHERE slug = ${zibber.entry.id}`);
    expect(rows).toEqual([]);
    const second = await lastChange(zibber.entry.id);
    expect(second).toMatchObject({ undoes: change.id, after: null });
    expect((await undo(change.id)).body.reason).toBe('symbols.changed_meanwhile');
    expect((await undo(second.id)).body.data.content).toEqual(zibber);
    expect(await read(sentenceWith(wordOf(zibber)))).toContain(zibber.entry.id);
    expect((await undo(2_147_483_000)).body.reason).toBe('symbols.change_not_found');
  });

  it('can be one of the files, which has it again when the change is taken back', async () => {
    const { content, version, isEdited } = await look('lighthouse');
    expect(isEdited).toBe(false);
    const changed = structuredClone(content);
    changed.entry.en.variations.push('quonkhouse');
    expect((await publish(changed, version)).status).toBe(200);
    expect(await read(sentenceWith('quonkhouse'))).toContain('lighthouse');
    const { rows } =
      await db.execute(sql`SELECT language FROM symbol_variations JOIN dream_symbols ON id = symbol_id
      WHERE slug = 'lighthouse' AND variation = 'quonkhouse'`);
    expect(rows).toEqual([{ language: 'en' }]);
    await undo((await lastChange('lighthouse')).id);
    expect(await look('lighthouse')).toMatchObject({ version, isEdited: false });
    const edited = await db.execute(
      sql`SELECT 1 FROM dream_symbols WHERE slug = 'lighthouse' AND edited_at IS NOT NULL`,
    );
    expect(edited.rows).toEqual([]);
  });

  it('can be taken out and come back', async () => {
    const zibber = freshZibber();
    const { version } = (await publish(zibber)).body.data;
    const hidden = (await publish(zibber, version, true)).body.data;
    expect(hidden.isHidden).toBe(true);
    expect(await read(sentenceWith(wordOf(zibber)))).not.toContain(zibber.entry.id);
    const found = await admin.get(`/api/admin/symbols/entries?search=${zibber.entry.id}`);
    expect(found.body.data.items).toMatchObject([{ key: zibber.entry.id, isHidden: true, isEdited: true }]);
    await publish(zibber, hidden.version);
    expect(await read(sentenceWith(wordOf(zibber)))).toContain(zibber.entry.id);
  });

  it('answers a word that was missing, which is missing again when it is taken back', async () => {
    const zibber = freshZibber();
    const word = wordOf(zibber);
    await member.post('/api/dreams', {
      userId: member.user.id,
      content: `I was in the garden with a ${word}.`,
    });
    const missing = async (): Promise<MissingSymbol> =>
      (await admin.get(`/api/admin/missing-symbols?search=${word}`)).body.data.items[0];
    expect(await missing()).toMatchObject({
      count: 1,
      status: 'pending',
      places: [{ before: 'article', after: 'edge', count: 1 }],
    });
    await publish(zibber);
    expect((await missing()).status).toBe('added');
    await undo((await lastChange(zibber.entry.id)).id);
    expect((await missing()).status).toBe('pending');
  });
});

describe('two who write at once', () => {
  it('are told of each other, and neither text is lost', async () => {
    const zibber = freshZibber();
    const { version } = (await publish(zibber)).body.data;
    const mine = structuredClone(zibber);
    mine.entry.en.deed = 'Leave one automatic thing alone until noon.';
    const theirs = structuredClone(zibber);
    theirs.entry.es.deed = 'Deja en paz una cosa automática hasta mediodía.';
    const other = await signedInClient(testApp, { isAdmin: true });
    const answers = await Promise.all([
      publish(mine, version),
      other.put(path, { content: theirs, isHidden: false, basedOn: version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('symbols.changed_meanwhile');
    const now = await look(zibber.entry.id);
    const won = answers[0]?.status === 200 ? mine : theirs;
    expect(now.content).toEqual(won);
    const lost = won === mine ? theirs : mine;
    expect((await publish(lost, now.version)).status).toBe(200);
  });

  it('of a new entry as well', async () => {
    const zibber = freshZibber();
    const answers = await Promise.all([
      publish(zibber),
      publish({ ...zibber, entry: { ...zibber.entry, common: true } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a change by the older calls counts as one', async () => {
    const { content, version } = await look('ladder');
    expect(content).not.toBeNull();
    await admin.patch('/api/admin/symbols/ladder/en', { name: 'Storm lantern' });
    expect((await publish(content, version)).body.reason).toBe('symbols.changed_meanwhile');
    expect(await lastChange('ladder')).toMatchObject({
      before: { content: { entry: { en: { name: content.entry.en.name } } } },
      after: { content: { entry: { en: { name: 'Storm lantern' } } } },
    });
  });
});

describe('classes, combined symbols and celebrities', () => {
  it('are published, read with and taken back', async () => {
    const { body } = await admin.get('/api/admin/symbols/entries?kind=class');
    const [{ key }] = body.data.items;
    const { content, version } = await look(key, 'class');
    const words = `${content.entry.en.words}, flumpet`;
    const changed = { kind: 'class', entry: { ...content.entry, en: { ...content.entry.en, words } } };
    expect((await publish(changed, version)).status).toBe(200);
    expect(dictionary.of('en').entry(key)).toMatchObject({ isClass: true });
    expect(dictionary.of('en').entry(key)?.variations).toContain('flumpet');
    const edits = (await member.get('/api/symbols/edits?language=en')).body.data.entries;
    expect(edits.find(({ id }: { id: string }) => id === key)).toMatchObject({ isClass: true });
    const changes = await admin.get(`/api/admin/symbols/changes?kind=class&key=${key}`);
    await undo(changes.body.data.items[0].id);
    expect(dictionary.of('en').entry(key)?.variations).not.toContain('flumpet');
    expect((await look(key, 'class')).isEdited).toBe(false);
  });

  it('are new ones, too', async () => {
    const texts = {
      name: 'A barking lighthouse',
      meaning: 'a warning that wants company',
      insight: 'Who called you?',
    };
    const combined = {
      kind: 'combined',
      entry: {
        id: 'barking-lighthouse',
        parts: ['lighthouse', 'dog'],
        en: { ...texts, description: 'Light and noise from one place.', phrases: ['barking lighthouse/n'] },
        es: {
          name: 'Un faro que ladra',
          meaning: 'un aviso que quiere compañía',
          insight: '¿Quién te llamó?',
          description: 'Luz y ruido desde un mismo sitio.',
        },
      },
    };
    const person = {
      kind: 'celebrity',
      entry: {
        name: 'Zorblax the Great',
        category: { en: 'Sages of nowhere', es: 'Sabios de ninguna parte' },
        en: 'patience without a clock',
        es: 'una paciencia sin reloj',
      },
    };
    expect((await publish(combined)).status).toBe(200);
    expect((await publish(person)).body).toMatchObject({ success: true });
    expect((await look('Zorblax the Great', 'celebrity')).content).toEqual(person);
    expect((await look('barking-lighthouse', 'combined')).content).toEqual(combined);
    expect((await admin.get('/api/admin/celebrities?search=zorblax')).body.data.items).toHaveLength(2);
    expect(await read('A dog stood beside the lighthouse.')).toContain('barking-lighthouse');
  });
});
