import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../../../testing/mark.ts';

const spanish = lexiconOf('es', {
  body: {
    hand: 'mano',
    eye: 'ojo',
    head: 'cabeza',
    nose: 'nariz',
    foot: 'pie',
    mouth: 'boca',
    finger: 'dedo',
    nail: 'uña',
    heart: 'corazón',
    hair: 'pelo',
  },
  animal: { cat: 'gato', fish: 'pez', frog: 'rana', bird: 'pájaro' },
  food: { bread: 'pan', honey: 'miel', flour: 'harina', pear: 'pera' },
  object: {
    towel: 'toalla',
    card: 'carta',
    knife: 'cuchillo',
    pan: 'sartén',
    window: 'ventana',
    page: 'página',
    wood: 'madera',
  },
  building: { house: 'casa' },
  nature: { ice: 'hielo', cloud: 'nube', stone: 'piedra' },
  action: {
    break: 'romper',
    run: 'correr',
    fall: 'caer',
    cross: 'cruzar',
    lose: 'perder',
    call: 'llamar',
    throw: 'tirar',
    kill: 'matar',
    bend: 'doblar',
  },
});

describe('Spanish idioms around a verb', () => {
  it.each([
    'Mi hermano echó una mano. Tenía la [mano] fría.',
    'Me tomaba el pelo. Tenía el [pelo] largo.',
    'Por fin rompió el hielo. El [hielo] se [rompió].',
    'Tiraron la toalla. La [toalla] estaba mojada.',
    'Costaba un ojo de la cara. Tenía un [ojo] azul.',
    'Nos lavó la [cabeza]. Siempre perdía la cabeza.',
    'Eran uña y carne. Me mordí una [uña].',
    'Mató dos pájaros de un tiro. Un [pájaro] azul voló.',
    'Le salió rana. Una [rana] saltaba.',
    'Metía las narices en todo. La [nariz] me dolía.',
    'Puso las cartas sobre la mesa. Leí la [carta].',
    'Era pan comido. Comí [pan].',
    'Había gato encerrado. Un [gato] dormía.',
    'Se quedó de piedra. Vi una [piedra].',
    'Pidió peras al olmo. Comí una [pera].',
    'Tiraron la casa por la ventana. La [casa] tenía una [ventana].',
    'Pasé página. Una [página] en blanco.',
    'Tocó madera. Era una mesa de [madera].',
    'Cruzó los dedos. Me dolía un [dedo].',
    'Tenía la sartén por el mango. La [sartén] quemaba.',
    'Corría peligro. El [gato] [corría].',
    'Me llamó la atención. Me [llamó] un [pez].',
    'Ponía por las nubes a su hijo. Las [nubes] bajaban.',
    'Tenía los pies en la tierra. Los [pies] me pesaban.',
  ])('hide the words they hold: %s', (marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });
});
