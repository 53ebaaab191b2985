import { describe, expect, it } from 'vitest';
import { readingOf } from '../../languages/language-packs.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { Mention } from '../../types.ts';
import { analyse } from '../testing/analysis.ts';
import { describeFigure } from './figures.ts';
import { wordsOfTokens } from './words.ts';

const figureOf = (language: 'en' | 'es', text: string) => analyse(language, text).figures[0];

describe('describeFigure', () => {
  it.each([
    ['en', 'There was a black dog outside.', 'the black dog', false],
    ['en', 'I met my brother there again.', 'your brother', false],
    ['en', 'Two dogs were running past us.', 'the two dogs', true],
    ['en', 'There was water everywhere around.', 'the water', false],
    ['en', "I was in my grandmother's house.", "your grandmother's house", false],
    ['en', 'MY BROTHER was shouting at us all.', 'your brother', false],
    ['es', 'Había un perro negro en la calle.', 'el perro negro', false],
    ['es', 'Vi a mi hermano otra vez allí.', 'tu hermano', false],
    ['es', 'Estaba en la casa de mi abuela.', 'la casa de tu abuela', false],
    ['es', 'Había agua por todas partes allí.', 'el agua', false],
    ['es', 'Salí del coche a toda prisa ayer.', 'el coche', false],
    ['en', 'A few dogs ran up to the house.', 'the few dogs', true],
    ['es', 'Vino un hermano mío a la cocina.', 'tu hermano', false],
    ['es', 'Vinieron unos hermanos míos a casa.', 'tus hermanos', true],
    ['es', 'Unas olas llegaban hasta nosotros.', 'las olas', true],
  ] as const)('in %s names the noun of %j as %j', (language, text, phrase, plural) => {
    expect(figureOf(language, text)).toMatchObject({ phrase, plural });
  });

  it('leaves the name of a famous person alone', () => {
    const text = 'A mi lado iba Frida Kahlo con una escoba.';
    const [figure] = analyse('es', 'Vi a mi hermano otra vez allí.').figures;
    const start = text.indexOf('Frida');
    const name = { text: 'Frida Kahlo', start, end: start + 11, kind: 'celebrity', group: 'person' } as const;
    const sign = { ...figure?.sign, mention: { ...figure?.sign.mention, ...name } as Mention };
    const words = wordsOfTokens(tokenise(text), text, readingOf('es').grammar.joiners);
    const dream = { text, words, language: 'es', heads: new Set<number>() } as const;
    expect(describeFigure(sign as never, [], dream).phrase).toBe('Frida Kahlo');
  });

  it('takes the owner into the phrase instead of making a figure of her', () => {
    const { figures } = analyse('en', "I was in my grandmother's house.");
    expect(figures.map(({ phrase }) => phrase)).toEqual(["your grandmother's house"]);
  });
});
