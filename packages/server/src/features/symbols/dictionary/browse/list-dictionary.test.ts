import type { DictionaryItem } from '@chitta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createDictionary } from '#server/platform/dictionary/dictionary.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { withoutNotation } from './dictionary-index.ts';
import { sortKey } from './sort-key.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

const client = createClient(testApp);
const list = async (query: string) => (await client.get(`/api/dictionary?${query}`)).body.data;
const slugs = (items: readonly DictionaryItem[]) => items.map(({ slug }) => slug);

describe('GET /api/dictionary', () => {
  it('goes through every entry once, page by page, in the order of the language', async () => {
    const { total } = await list('language=es');
    const seen: DictionaryItem[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(`language=es&limit=100${cursor}`);
      seen.push(...page.items);
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen.map(({ kind, slug }) => `${kind} ${slug}`)).size).toBe(total);
    const { compare } = new Intl.Collator('es');
    const keys = seen.map(({ name }) => sortKey(name, 'es'));
    expect(keys).toEqual(keys.toSorted(compare));
  });

  it('searches names and variations in both languages', async () => {
    expect((await list('search=DOG')).items[0]).toMatchObject({ slug: 'dog', name: 'Dog', foundBy: null });
    expect(slugs((await list('search=perro')).items)).toContain('dog');
    const [found] = (await list('language=en&search=perro&group=animal')).items;
    expect(found).toMatchObject({ slug: 'dog', foundBy: 'Perro' });
  });

  it('shows no word that hurts, neither on pages nor as what was searched for', async () => {
    const unshown = (['en', 'es'] as const).flatMap((language) =>
      createDictionary()
        .of(language)
        .file.entries.flatMap((entry) =>
          (entry.unshown ?? []).map((each) => ({ language, slug: entry.id, word: withoutNotation(each) })),
        ),
    );
    expect(unshown.length).toBeGreaterThan(20);
    for (const { language, slug, word } of unshown) {
      const { variations } = (await client.get(`/api/dictionary/${slug}?language=${language}`)).body.data;
      expect(variations).not.toContain(word);
      const { items } = await list(`language=${language}&search=${encodeURIComponent(word)}`);
      const found = items.find((item: DictionaryItem) => item.slug === slug);
      expect(found?.foundBy ?? '').not.toBe(word);
    }
  });

  it('narrows to group, category, kind and letter', async () => {
    const animals = await list('group=animal&limit=100');
    expect(animals.items.every(({ group }: DictionaryItem) => group === 'animal')).toBe(true);
    const { category } = animals.items[0];
    const narrowed = await list(`letter=d&category=${encodeURIComponent(category)}&kind=symbol`);
    expect(narrowed.total).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThan(animals.total);
    for (const { name } of narrowed.items) expect(sortKey(name, 'en')).toMatch(/^d/i);
  });

  it.each(['cursor=x', `cursor=${Buffer.from('symbol.nothing').toString('base64url')}`])(
    'refuses %s',
    async (query) => {
      const { status, body } = await client.get(`/api/dictionary?${query}`);
      expect([status, body.reason]).toEqual([422, 'requests.invalid']);
    },
  );
});

describe('GET /api/dictionary/:slug', () => {
  it('gives the entry in the language asked for, with its related ones', async () => {
    const { status, body } = await client.get('/api/dictionary/dog?language=es');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      slug: 'dog',
      kind: 'symbol',
      language: 'es',
      name: 'Perro',
      group: 'animal',
      names: { en: 'Dog', es: 'Perro' },
      address: 'perro',
      addresses: { en: 'dog', es: 'perro' },
    });
    expect(body.data.extendedDescription.length).toBeGreaterThan(20);
    expect(body.data.variations.join()).not.toMatch(/\/[nvax]\b/);
    expect(slugs(body.data.related)).toHaveLength(12);
    expect(slugs(body.data.related)).not.toContain('dog');
  });

  it('keeps to the group of the symbol in what stands near it', async () => {
    for (const slug of ['house', 'dog', 'mother']) {
      const { group, related } = (await client.get(`/api/dictionary/${slug}`)).body.data;
      const groups = related.map((each: DictionaryItem) => each.group);
      expect(new Set(groups)).toEqual(new Set([group]));
    }
  });

  it.each(['dog', 'perro'])('is found by slug and address (%s)', async (slug) => {
    for (const language of ['en', 'es'])
      expect((await client.get(`/api/dictionary/${slug}?language=${language}`)).body.data.slug).toBe('dog');
  });

  it('says when there is no such symbol', async () => {
    const { status, body } = await client.get('/api/dictionary/no-such-thing');
    expect([status, body.reason]).toEqual([404, 'dictionary.not_found']);
  });
});

describe('GET /api/dictionary/facets', () => {
  it('counts what can be browsed by', async () => {
    const { data } = (await client.get('/api/dictionary/facets?language=es')).body;
    const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    expect(sum(data.categories)).toBe(data.total);
    expect(sum(data.letters)).toBe(data.total);
    expect(data.groups.find(({ value }: { value: string }) => value === 'animal').count).toBeGreaterThan(5);
  });
});

describe('answers for everyone', () => {
  it.each(['/api/dictionary?search=dog', '/api/dictionary/dog'])(
    '%s may be kept for a while, and is not sent again while unchanged',
    async (url) => {
      const { headers } = await client.get(url);
      expect(headers['cache-control']).toMatch(/^public, max-age=60, s-maxage=300/);
      expect(headers['set-cookie']).toBeUndefined();
      const again = await client.get(url, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text]).toEqual([304, '']);
      const other = await client.get(url, { 'if-none-match': 'W/"other"' });
      expect(other.status).toBe(200);
    },
  );

  it('keep no error', async () => {
    const { headers } = await client.get('/api/dictionary/no-such-thing');
    expect(headers['cache-control']).toBe('no-store');
  });
});
