import { describe, expect, it } from 'vitest';
import { type EntryChange, lamp, spoonWith } from '../testing/entry.ts';
import { checkTemplates } from './check-templates.ts';

const messages = (change: EntryChange) =>
  checkTemplates([lamp, spoonWith(change)]).map(({ message }) => message);
const mould = 'Look for two minutes at one spoon that you pass every day.';

describe('checkTemplates', () => {
  it('finds nothing alike in two entries of their own', () => {
    expect(messages({})).toEqual([]);
  });

  it.each<[string, EntryChange]>([
    ['with a word exchanged', { en: { deed: mould } }],
    ['in another field', { en: { extended: mould } }],
  ])('finds one mould %s', (_case, change) => {
    const text = change.en?.deed ?? change.en?.extended;
    expect(messages(change)).toEqual([`"${text}" has the mould of "${lamp.en.deed}" (lamp)`]);
  });

  it.each<[string, EntryChange]>([
    ['short sentences', { en: { deed: 'Look for two minutes.' } }],
    [
      'sentences that share a few words only',
      { en: { deed: 'Look for two minutes at whatever else is in reach.' } },
    ],
    ['one mould in two languages', { es: { deed: mould } }],
  ])('lets %s be', (_case, change) => {
    expect(messages(change)).toEqual([]);
  });

  it('says in which language', () => {
    const es = { deed: 'Mira dos minutos algo junto a lo que pasas cada mes.' };
    expect(
      checkTemplates([lamp, spoonWith({ es })]).map(({ symbol, language }) => [symbol, language]),
    ).toEqual([['spoon', 'es']]);
  });

  it('counts the symbols that open a sentence of one field alike', () => {
    const endings = [
      'bird flies by',
      'fence needs paint',
      'stone is warm',
      'cloud turns grey',
      'road bends left',
    ];
    const entries = (count: number) =>
      endings
        .slice(0, count)
        .map((ending, at) =>
          spoonWith({
            head: { id: `spoon-${at}` },
            en: { name: `N${at}`, deed: `Go out and see whether a ${ending}.` },
          }),
        )
        .map((entry) => ({ ...entry, es: { ...entry.es, deed: 'Ve.' } }));
    const alike = (count: number) =>
      checkTemplates(entries(count)).filter(({ message }) => message.includes('"deed:'));
    expect(alike(4)).toEqual([]);
    expect(alike(5).map(({ message }) => message)).toEqual([
      '5 symbols open a sentence alike: "deed: go out and see …"',
    ]);
  });
});
