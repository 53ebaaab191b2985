import { describe, expect, it } from 'vitest';
import { splitByLanguage } from './split-by-language.ts';

const english = 'I was in the house and it was dark.';
const spanish = 'Luego estaba en la calle con mi hermana.';

/** Line breaks where the other language stood, shown as dots. */
const shown = (text: string | undefined) => text?.replaceAll('\n', '·');
const dots = (text: string) => '·'.repeat(text.length);

describe('splitByLanguage', () => {
  it('keeps each sentence at its place', () => {
    const parts = splitByLanguage(`${english} ${spanish}`, 'en');
    expect(shown(parts?.en)).toBe(`${english} ${dots(spanish)}`);
    expect(shown(parts?.es)).toBe(`${dots(`${english} `)}${spanish}`);
  });

  it.each([
    ['one language', english],
    ['a foreign word', `${english} He said "mamá". Good.`],
    ['nothing', ''],
  ])('leaves %s whole', (_case, text) => {
    expect(splitByLanguage(text, 'en')).toBeUndefined();
  });

  it('puts a sentence that does not tell to the one before it', () => {
    const parts = splitByLanguage(`${english} ${spanish} ¡Mamá! ${english}`, 'en');
    expect(parts?.es).toContain('¡Mamá!');
    expect(parts?.en.trim().split('\n').filter(Boolean)).toEqual([`${english} `, english]);
  });
});
