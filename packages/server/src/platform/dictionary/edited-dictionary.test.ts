import { recognise } from '@chitta/interpretation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDictionary } from '#server/features/symbols/dictionary/load-dictionary.ts';
import { createTestClock } from '#server/testing/build-test-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createDictionary } from './dictionary.ts';
import { createEditedDictionary, editsLifetimeMs } from './edited-dictionary.ts';

let database: TestDatabase;
const released = createDictionary();
const clock = createTestClock();
const warnings: unknown[] = [];
const log = { warn: (...line: unknown[]) => void warnings.push(line) };

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDictionary({ db: database.db, released });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.execute(sql`UPDATE dream_symbols SET edited_at = NULL WHERE edited_at IS NOT NULL`);
});

const node = () => createEditedDictionary({ db: database.db, clock, log, released });
const edit = (change: ReturnType<typeof sql>) =>
  database.db.execute(sql`UPDATE dream_symbols SET ${change}, edited_at = clock_timestamp()
    WHERE slug = 'dog' AND language = 'en'`);
const found = (dictionary: ReturnType<typeof node>) =>
  recognise('I saw a zorblax and a dog.', dictionary.of('en').lexicon).map(({ text }) => text);

describe('the dictionary with edits', () => {
  it('is the released one while nothing is edited', async () => {
    const dictionary = node();
    await dictionary.refresh();
    expect(dictionary.of('en')).toBe(released.of('en'));
    expect(dictionary.version).toBe(released.version);
    expect(dictionary.edits('en').version).toBe('none');
  });

  it('reads an edited symbol as it is edited, in its language alone', async () => {
    await edit(sql`variations = '{zorblax}', meaning = 'a habit of the stars', description = 'From afar.'`);
    const dictionary = node();
    await dictionary.refresh();
    expect(found(dictionary)).toEqual(['zorblax']);
    expect(dictionary.of('en').lexicon.entry('dog')?.meaning).toBe('a habit of the stars');
    expect(dictionary.of('en').details.dog?.description).toBe('From afar.');
    expect(dictionary.of('es')).toBe(released.of('es'));
    expect(dictionary.edits('en').entries.map(({ id }) => id)).toEqual(['dog']);
  });

  it('hears of an edit on another node within half a minute, and asks no earlier', async () => {
    const dictionary = node();
    await dictionary.refresh();
    await edit(sql`variations = '{zorblax}'`);
    clock.advance(editsLifetimeMs - 1);
    await dictionary.refresh();
    expect(found(dictionary)).toEqual(['dog']);
    clock.advance(1);
    await dictionary.refresh();
    expect(found(dictionary)).toEqual(['zorblax']);
    const before = dictionary.version;
    await edit(sql`variations = '{dog}'`);
    await dictionary.refresh({ isForced: true });
    expect(found(dictionary)).toEqual(['dog']);
    expect(dictionary.version).not.toBe(before);
  });

  it('takes a hidden symbol out, and gives it back', async () => {
    await edit(sql`variations = '{dog}', is_hidden = true`);
    const dictionary = node();
    await dictionary.refresh();
    expect(found(dictionary)).toEqual([]);
    expect(dictionary.edits('en').removed.entries).toEqual(['dog']);
    await edit(sql`is_hidden = false`);
    await dictionary.refresh({ isForced: true });
    expect(found(dictionary)).toEqual(['dog']);
  });

  it('keeps what it knows when the database does not answer', async () => {
    await edit(sql`variations = '{zorblax}'`);
    const lost = await createTestDatabase({ isEmpty: true });
    const dictionary = createEditedDictionary({ db: lost.db, clock, log, released });
    await dictionary.refresh();
    expect(found(dictionary)).toEqual(['dog']);
    expect(warnings).toHaveLength(1);
    await lost.drop();
  });
});
