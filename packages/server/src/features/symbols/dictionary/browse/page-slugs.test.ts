import { limits } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { createDictionary } from '#server/platform/dictionary/dictionary.ts';
import { dictionaryIndex } from './dictionary-index.ts';
import { pageSlugs } from './page-slugs.ts';

const named = (slug: string, name: string, category = 'Lugares') => ({ slug, name, category });

describe('pageSlugs', () => {
  it.each([
    [named('house', 'Casa'), 'casa'],
    [named('nest', 'Un ñandú pequeño'), 'nandu-pequeno'],
    [named('lost', '¿Perdido? ¡Sí!'), 'perdido-si'],
    [named('odd', '¡!'), 'odd'],
  ])('says in words of the language where %o stands', (entry, address) => {
    expect(pageSlugs([entry], 'es')).toEqual([address]);
    expect(pageSlugs([entry], 'en')).toEqual([entry.slug]);
  });

  it('lets no address be the slug of another entry, nor two be one', () => {
    const entries = [
      named('pie', 'Tarta', 'Comida'),
      named('foot', 'Pie', 'Cuerpo'),
      named('bank', 'Banco', 'Dinero'),
      named('bench', 'Banco', 'Muebles'),
      named('shoal', 'Banco', 'Muebles'),
    ];
    expect(pageSlugs(entries, 'es')).toEqual([
      'tarta',
      'pie-cuerpo',
      'banco',
      'banco-muebles',
      'banco-shoal',
    ]);
  });

  it('cuts a long name between words', () => {
    const [address = ''] = pageSlugs([named('long', 'palabra '.repeat(20))], 'es');
    expect(address).toMatch(/^(?:palabra-)+palabra$/);
    expect(address.length).toBeLessThanOrEqual(80);
  });

  it.each(limits.languages)('gives each entry that we ship an address of its own (%s)', (language) => {
    const { entries } = dictionaryIndex(createDictionary(), language);
    const symbols = entries.filter(({ item }) => item.kind === 'symbol').map(({ item }) => item);
    expect(new Set(symbols.map(({ address }) => address)).size).toBe(symbols.length);
    for (const { address } of symbols) expect(address).toMatch(/^[a-z0-9-]{1,80}$/);
    const slugs = new Map(symbols.map((item) => [item.slug, item]));
    for (const item of symbols) expect(slugs.get(item.address) ?? item).toBe(item);
  });
});
