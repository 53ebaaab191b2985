import { describe, expect, it } from 'vitest';
import { analyseText } from '../analysed/analyse-text.ts';
import { recognise } from '../recognise/recognise.ts';
import { analyseDream } from './analyse.ts';
import { analyse } from './testing/analysis.ts';
import { fixtureLexicon } from './testing/fixture.ts';

describe('analyseDream', () => {
  it.each([
    ['es', 'Había un vaso muy roto.', true],
    ['es', 'Había un vaso no muy roto.', false],
    ['es', 'Había un vaso apenas roto.', false],
    ['en', 'There was a very broken window.', true],
    ['en', 'There was a not very broken window.', false],
  ] as const)('in %s takes the condition of %j for present or not', (language, text, isPresent) => {
    const { present } = analyse(language, text);
    expect(present.some(({ mention }) => mention.group === 'condition')).toBe(isPresent);
  });

  it.each([
    ['Entré en una vieja casa.', false],
    ['Vi una puerta nueva y una vieja.', false],
    ['Vi a una vieja junto a la casa.', true],
    ['Era algo vieja la casa.', false],
  ])('in %j tells an old woman from an old thing', (text, isSomeone) => {
    const lexicon = fixtureLexicon('es');
    const at = text.indexOf('vieja');
    const [known] = recognise('Mi abuela.', lexicon);
    const old = { ...known, start: at, end: at + 5, text: 'vieja' } as NonNullable<typeof known>;
    const { figures } = analyseDream(analyseText(text, lexicon), [...recognise(text, lexicon), old], lexicon);
    expect(figures.some(({ sign }) => sign.mention.start === at)).toBe(isSomeone);
  });
});
