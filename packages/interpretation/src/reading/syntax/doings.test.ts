import { describe, expect, it } from 'vitest';
import { analyse } from '../testing/analysis.ts';
import { describeDoing, thirdPerson } from './doings.ts';

function doingOf(language: 'en' | 'es', text: string): string | undefined {
  const { actions, words, grammar } = analyse(language, text);
  const [action] = actions;
  return action && describeDoing(action.mention, words, text, grammar, language);
}

describe('describeDoing', () => {
  it.each([
    ['en', 'I opened the door with my key.', 'open the door with your key'],
    ['en', 'The dog chased me, barking loudly.', 'chase you'],
    ['en', 'I was flying over the roofs of a town.', 'fly over the roofs of a town'],
    ['en', 'I opened what they had given me then.', undefined],
    ['en', 'I carried it all the way down to the far end of the garden.', undefined],
    ['es', 'Abrí la puerta con mi llave.', 'abrir la puerta con tu llave'],
    ['es', 'Me senté en una silla vieja.', 'sentarte en una silla vieja'],
    ['es', 'Volé donde él me decía ayer.', 'volar'],
    ['es', 'Ayer la abrí con mi llave.', undefined],
    ['es', 'La hemos abierto con mi llave.', undefined],
    ['es', 'Nos sentamos en la mesa grande.', 'sentarte en la mesa grande'],
  ] as const)('in %s: %j', (language, text, doing) => {
    expect(doingOf(language, text)).toBe(doing);
  });
});

describe('thirdPerson', () => {
  it.each([
    ['chase you', 'chases you'],
    ['carry it', 'carries it'],
    ['play', 'plays'],
    ['watch', 'watches'],
    ['go home', 'goes home'],
    ['have wings', 'has wings'],
    ['are late', 'is late'],
  ])('%s → %s', (base, form) => {
    expect(thirdPerson(base)).toBe(form);
  });
});
