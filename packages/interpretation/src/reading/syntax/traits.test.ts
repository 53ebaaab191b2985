import { describe, expect, it } from 'vitest';
import { analyse } from '../testing/analysis.ts';

/** Which noun holds which condition or colour; loose ones under "scene" or "dreamer". */
function holders(language: 'en' | 'es', text: string): string[] {
  const { figures, loose } = analyse(language, text);
  const held = figures.flatMap(({ sign, traits }) =>
    traits.map((trait) => `${trait.sign.mention.symbol}@${sign.mention.symbol}`),
  );
  return [
    ...held,
    ...loose.map(({ sign, ofDreamer }) => `${sign.mention.symbol}@${ofDreamer ? 'dreamer' : 'scene'}`),
  ];
}

describe('holderOf', () => {
  it.each([
    ['en', 'I saw the broken window of the house.', ['broken@window']],
    ['en', 'The kitchen was completely flooded.', ['flooded@kitchen']],
    ['en', 'I looked for my phone but it was broken.', ['broken@phone']],
    ['en', 'I was late and everybody was waiting.', ['late@dreamer']],
    ['en', 'A black dog stood in the old kitchen.', ['black@dog']],
    ['en', 'Everything around here was broken.', ['broken@scene']],
    ['es', 'Había un perro negro en la cocina.', ['black@dog']],
    ['es', 'La puerta estaba cerrada con llave.', ['locked@door']],
    ['es', 'La cocina estaba muy inundada hoy.', ['flooded@kitchen']],
    ['es', 'Entré en la cocina y rota quedó la salida.', ['broken@scene']],
  ] as const)('in %s reads %j', (language, text, expected) => {
    expect(holders(language, text)).toEqual(expected);
  });
});
