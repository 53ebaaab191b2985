import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const spanish = lexiconOf('es', {
  animal: { dog: 'perro', cat: 'gato' },
  building: { house: 'casa', door: 'puerta' },
  person: { mother: 'madre' },
  food: { bread: 'pan' },
  condition: { big: 'grande' },
  time: { wedding: 'boda', exam: 'examen' },
  action: { hurry: 'tener prisa', run: 'correr', fall: 'caer', marry: 'casarse', touch: 'tocar' },
});

describe('absence in Spanish', () => {
  it.each([
    ['a correction', 'Yo tenía un [-examen], ah no, una [boda].'],
    ['nothing did', 'Cuidé de que nada se [-cayera] en la [casa].'],
    ['nada de', 'No vi nada de [-pan], solo un [perro].'],
    ['not even one', 'Ni siquiera un [-gato] vino a la [casa].'],
    ['no trace of', 'Ni rastro de [-perros] en la [casa].'],
    ['sin que', 'Salí sin que mi [madre] me [-tocara] y llegué a la [puerta].'],
    ['to avoid it', 'Me agarré para evitar [-caer] en la [casa].'],
    ['what one would rather be', 'Hubiera preferido ser un [-perro].'],
    ['if it had been', 'Si tuviera un [-perro], pensé.'],
    ['who would think of it', 'A nadie se le ocurría [casarse] de noche.'],
    ['a deed that nobody came for', 'Nadie vino a [-tocar] la [puerta].'],
    ['a deed that did not come again', 'No volví a [-caer] en la [casa].'],
    ['not able is a fact', 'No fui capaz de [correr].'],
    ['having as part of a thing', 'Yo no [-tenía prisa] en la [casa].'],
    ['what it was taken for', 'Pensé que era un [-gato] pero era un [perro].'],
    ['what was feared', 'Pensaba que iba a [-caer], pero vi un [perro].'],
    ['at no time', 'En ningún momento vi [-pan] en la [casa].'],
    ['the verb behind what was not', 'En lugar de [-tocar] [corría].'],
    ['what it may have been', 'Pensé que era un [gato].'],
    ['not very', 'Una [casa] no muy [grande] con una [puerta].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });
});
