import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const spanish = lexiconOf('es', {
  animal: { dog: 'perro', cat: 'gato', snake: 'serpiente' },
  building: { house: 'casa', door: 'puerta', castle: 'castillo', church: 'iglesia' },
  person: { mother: 'madre', king: 'rey', dead: 'muerto' },
  action: { run: 'correr' },
  clothing: { dress: 'vestido' },
});

describe('comparison in Spanish', () => {
  it.each([
    ['a part that is played', 'Iba vestido como un [rey] y lo usé como [puerta].'],
    ['a place that is given', 'Tenía un [gato] como mascota y me lo dieron como premio.'],
    ['one of a known kind', 'Vi unas alas, como las de los [~gatos].'],
    ['as one sees who', 'Me miraban como quien mira a un [~muerto].'],
    ['as in', 'Sonaba como en una [~iglesia] y salió el [perro].'],
    ['where one seems to be', 'Estaba como en una [iglesia].'],
    ['typical of', 'Era un olor típico de [~iglesia], muy de [~castillo].'],
    ['somebody else', 'Se parecía a otra [madre].'],
    ['the style of', 'Una [casa] estilo [~castillo].'],
    ['how the dreamer feels', 'Me sentía un [~rey] en la [casa].'],
    ['behind a comma', 'Eran chicos, como [~gatos], y como [corrían] mucho no los vi.'],
    ['a reason at the beginning', 'Como [perros] no había, vi un [gato].'],
    ['a known thing that was something else', 'Nos movíamos como si la [casa] fuera un [~castillo].'],
    ['what it made one think of', 'Me hizo pensar en una [~iglesia].'],
    ['very like', 'Se parecía mucho a mi [~madre].'],
    ['a thing in a shape', 'Vi un [perro] en forma de [castillo], con forma de [~iglesia].'],
    ['cual', 'Volaba cual [~gato] sobre la [casa], en la cual [corría].'],
    ['as much as', 'Había tantas llaves como [~puertas] y un [perro].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });
});
