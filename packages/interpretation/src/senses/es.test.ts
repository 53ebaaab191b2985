import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../testing/mark.ts';

const lexicon = lexiconOf('es', {
  food: { wine: 'vino' },
  object: { envelope: 'sobre', candle: 'vela', doll: 'muñeca', cup: 'copa', dress: 'traje' },
  body: { face: 'cara', nail: 'uña' },
  person: { priest: 'cura', old: 'viejo/n', 'young-man': 'joven/n' },
  building: { bank: 'banco', house: 'casa', room: 'cuarto', floor: 'suelo', fence: 'cerca' },
  nature: { flame: 'llama', sierra: 'sierra', river: 'río' },
  action: { swim: 'nadar', eat: 'comer', stop: 'parar', marry: 'casar', laugh: 'reír' },
  time: { era: 'era', step: 'paso' },
});

describe('Spanish senses', () => {
  it.each([
    'Mi padre vino a verme y bebimos [vino].',
    'No había nada. Yo [nadaba] en el mar.',
    'Sobre la mesa había un [sobre] cerrado.',
    'Tenía la [cara] manchada.',
    'El [cura] hablaba. La cura fue lenta.',
    'El [banco] estaba abierto.',
    'Ella se llama Ana. Vi una [llama] azul.',
    'Era como un cuento para niños, era así.',
    'Entré en la [casa]. Mi hermana se [casa] mañana.',
    'Dormía en mi [cuarto]. Era el cuarto piso.',
    'Di un [paso]. No sé lo que paso.',
    'Encendí una [vela]. Nos vela desde lejos.',
    'Subimos a la [sierra] con una [copa] en la mano.',
    'La [muñeca] me miraba. La [muneca] [reía]',
    'Caí al [suelo]. Lo suelo hacer así.',
    'Estaba muy cerca. Saltamos la [cerca].',
    'Un [viejo] me dio un libro viejo.',
    'El [río] crecía y yo me [río].',
    'Era una [casa] grande',
    'Me mordía las unas',
    'El primer paso. Di un [paso] atrás.',
    'Para entrar no hay que [parar].',
    'Era como un pan. [Comíamos] pan.',
    'Un [banco] de madera. El [sobre] estaba ahí.',
    'La [cerca] era alta. Estaba cerca de mí.',
    'Una [joven] vino. Era muy joven.',
    'El [traje] era negro. Te traje pan.',
    'Dos [viejos] hablaban. Unos libros viejos.',
  ])('%s', (marked) => {
    expect(markMentions(withoutMarks(marked), lexicon)).toBe(marked);
  });
});
