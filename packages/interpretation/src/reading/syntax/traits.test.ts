import { describe, expect, it } from 'vitest';
import { analyse } from '../testing/analysis.ts';

/** Which noun holds which condition or colour. */
function holders(language: 'en' | 'es', text: string): string[] {
  return analyse(language, text).figures.flatMap(({ sign, traits }) =>
    traits.map((trait) => `${trait.sign.mention.symbol}@${sign.mention.symbol}`),
  );
}

describe('holderOf', () => {
  it.each([
    ['en', 'I saw the broken window of the house.', ['broken@window']],
    ['en', 'The kitchen was completely flooded.', ['flooded@kitchen']],
    ['en', 'I looked for my phone but it was broken.', ['broken@phone']],
    ['en', 'I was late and everybody was waiting.', []],
    ['en', 'A black dog stood in the old kitchen.', ['black@dog']],
    ['en', 'Everything around here was broken.', []],
    ['es', 'Había un perro negro en la cocina.', ['black@dog']],
    ['es', 'La puerta estaba cerrada con llave.', ['locked@door']],
    ['es', 'La cocina estaba muy inundada hoy.', ['flooded@kitchen']],
    ['es', 'Entré en la cocina y rota quedó la salida.', []],
  ] as const)('in %s reads %j', (language, text, expected) => {
    expect(holders(language, text)).toEqual(expected);
  });
});
