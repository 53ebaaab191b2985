import { describe, expect, it } from 'vitest';
import type {
  ArcEntry,
  ThemeCueEntry,
  ThemeEntry,
  ThemeTechnique,
  ThemeText,
} from '../../../../src/types.ts';
import { checkThemes } from './check-themes.ts';

const technique = (mark: string, isPremium?: false): ThemeTechnique => ({
  name: `Look ${mark}`,
  description: `A look ${mark} makes room.`,
  steps: [`Look ${mark}.`, `Say what is ${mark}.`],
  ...(isPremium === false && { isPremium }),
});
const english: ThemeText = {
  title: 'Walking on clouds',
  description: 'You walk on clouds. They hold.',
  insights: {
    meaning: 'Clouds are read as thoughts that carry.',
    yesterday: 'What carried you in the last two days?',
    change: 'Standing still on a cloud shows trust.',
  },
  techniques: [technique('up', false), technique('down', false), technique('around')],
};
const spanish: ThemeText = {
  title: 'Caminar sobre nubes',
  description: 'Caminas sobre las nubes. Aguantan.',
  insights: {
    meaning: 'Las nubes se leen como pensamientos que sostienen.',
    yesterday: '¿Qué te sostuvo en los dos últimos días?',
    change: 'Quedarse quieto en una nube muestra confianza.',
  },
  techniques: [
    {
      name: 'Arriba',
      description: 'Mirar arriba da sitio.',
      steps: ['Mira arriba.', 'Di qué hay.'],
      isPremium: false,
    },
    {
      name: 'Abajo',
      description: 'Mirar abajo da calma.',
      steps: ['Mira abajo.', 'Di qué falta.'],
      isPremium: false,
    },
    {
      name: 'Alrededor',
      description: 'Mirar alrededor orienta.',
      steps: ['Mira alrededor.', 'Di qué vuelve.'],
    },
  ],
};
const theme: ThemeEntry = {
  name: 'walking-on-clouds',
  category: 'height',
  keywords: ['cloud', 'cloud-bed'],
  en: english,
  es: spanish,
};
const cues: ThemeCueEntry = {
  theme: 'walking-on-clouds',
  arcs: ['clouds-hold'],
  en: { cues: ['~walk on clouds'] },
  es: { cues: ['~caminar sobre @#cloud'] },
};

function messages(themes: readonly object[], themeCues: readonly object[] = [cues]): string {
  return checkThemes({
    themes: themes as ThemeEntry[],
    themeCues: themeCues as ThemeCueEntry[],
    symbols: [{ id: 'cloud' }],
    combined: [{ id: 'cloud-bed' }],
    arcs: [{ id: 'clouds-hold' }] as ArcEntry[],
  })
    .map(({ symbol, language = '', message }) => `${symbol} ${language} ${message}`)
    .join('\n');
}
const withHead = (change: object) => messages([{ ...theme, ...change }]);
const inEnglish = (change: object) => withHead({ en: { ...english, ...change } });
const inSpanish = (change: object) => withHead({ es: { ...spanish, ...change } });

describe('checkThemes', () => {
  it('finds nothing wrong with a complete theme', () => {
    expect(messages([theme])).toBe('');
    expect(withHead({ prevalence: { percent: 12 } })).toBe('');
    expect(inEnglish({ insights: { ...english.insights, care: 'Somebody you trust can listen.' } })).toBe('');
  });

  it.each<[object, string]>([
    [{ name: 'Clouds' }, 'a name that is no slug'],
    [{ name: 'other' }, 'is found by nothing'],
    [{ category: 'weather' }, 'a category that there is not: weather'],
    [{ keywords: [] }, 'has no keywords'],
    [{ keywords: ['rain'] }, 'a symbol that there is not: rain'],
    [{ prevalence: { percent: 120 } }, 'a prevalence that is no share'],
    [{ es: undefined }, 'es the language is missing'],
  ])('names what is wrong with its head: %j', (change, message) => {
    expect(withHead(change)).toContain(message);
  });

  it.each<[object, string]>([
    [{ title: '' }, 'title is missing'],
    [{ title: 'Clouds.' }, 'does not end as it should'],
    [{ description: 'One. Two. Three. Four.' }, '4 of 3 sentences'],
    [{ description: `You walk${' on'.repeat(30)}.` }, 'more than 28 words'],
    [{ insights: { meaning: 'They hold.', change: 'It holds.' } }, 'has no insight "yesterday"'],
    [{ insights: { ...english.insights, omen: 'Rain comes.' } }, 'an insight that there is not: omen'],
    [{ insights: { ...english.insights, meaning: 'Clouds are a journey.' } }, 'do not use: journey'],
    [{ techniques: english.techniques.slice(1) }, 'has 2 techniques, not 3'],
    [
      { techniques: english.techniques.map((each) => ({ ...each, isPremium: true })) },
      '0 free techniques, not 2',
    ],
    [{ techniques: [{ ...technique('up'), steps: ['One.'] }] }, 'has 1 steps, not 2 to 5'],
    [{ techniques: [{ name: 'Up', description: 'A look.' }] }, 'steps are missing'],
    [{ title: 'They hold', description: 'They hold' }, 'is said elsewhere as well'],
  ])('names what is wrong in English: %j', (change, message) => {
    expect(inEnglish(change)).toContain(message);
  });

  it.each<[object, string]>([
    [{ description: 'Estás cansado. Caminas.' }, 'a form that does not fit every reader: cansado'],
    [{ insights: { ...spanish.insights, yesterday: 'Qué te sostuvo?' } }, 'without both of its marks'],
  ])('names what is wrong in Spanish: %j', (change, message) => {
    expect(inSpanish(change)).toContain(message);
  });

  it('names a theme that is there twice', () => {
    expect(messages([theme, theme])).toContain('has the name of another one');
  });

  it.each<[object, string]>([
    [{ theme: 'rain' }, 'cues of rain  belong to no theme'],
    [{ es: undefined }, 'are missing in a language'],
    [{ arcs: ['rain-falls'] }, 'name an arc that there is not: rain-falls'],
    [{ hides: ['rain'] }, 'hide a theme that there is not: rain'],
    [{ en: { cues: ['@#rain'] } }, 'a symbol that there is not: rain'],
    [{ en: { cues: [] } }, 'has no cue'],
  ])('names what is wrong with what it is found by: %j', (change, message) => {
    expect(messages([theme], [{ ...cues, ...change }])).toContain(message);
  });
});
