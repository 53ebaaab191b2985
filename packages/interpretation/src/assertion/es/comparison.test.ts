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

const compared = lexiconOf('es', {
  animal: { horse: 'caballo', owl: 'búho', whale: 'ballena' },
  building: { barn: 'granero', chapel: 'capilla', tower: 'torre' },
  nature: { river: 'río', cloud: 'nube' },
  object: { lamp: 'lámpara', bell: 'campana', coin: 'moneda' },
  food: { honey: 'miel' },
  person: { nurse: 'enfermera', uncle: 'tío' },
  feeling: { fear: 'miedo' },
  action: { sing: 'cantar', climb: 'trepar' },
});

describe('each way of comparing in Spanish', () => {
  it.each([
    ['como un', 'Flotaba como una [~nube].'],
    ['como una, en un lugar', 'Se movía como un [~búho] en el [granero].'],
    ['como si', 'Hablaba como si [~cantara].'],
    ['como cuando', 'Sonaba como cuando [~canta] un [~búho].'],
    ['como las de', 'Tenía alas como las de un [~búho].'],
    ['parecía una', 'El [granero] parecía una [~capilla].'],
    ['parece de', 'La [lámpara] parece de [~miel].'],
    ['pareciendo un', 'Vino una [nube], pareciendo un [~caballo].'],
    ['se parecía bastante a', 'Se parecía bastante a mi [~tío].'],
    ['hacía pensar en', 'El ruido hacía pensar en un [~río].'],
    ['sabía como a', 'El agua sabía como a [~miel].'],
    ['olía a', 'Olía a [miel].'],
    ['similar a', 'Era similar a una [~torre].'],
    ['semejante a', 'Vi algo semejante a una [~ballena].'],
    ['igual que', 'Me miró igual que un [~búho].'],
    ['estilo', 'Un [granero] al estilo de una [~capilla].'],
    ['aspecto de', 'Tenía aspecto de [~enfermera].'],
    ['pinta de', 'Mi [tío] tenía pinta de [~enfermera].'],
    ['forma de', 'Una [lámpara] con forma de [~campana].'],
    ['se asemejaba a', 'La [nube] se asemejaba a una [~ballena].'],
    ['simulando', 'Había luces simulando un [~río].'],
    ['imitaba a', 'Mi [tío] imitaba a un [~búho].'],
    ['me recordaba a', 'Me recordaba a mi [~tío].'],
    ['del tamaño de', 'Una [moneda] del tamaño de una [~torre].'],
    ['del color de', 'Pelo del color de la [~miel].'],
    ['digno de', 'Era un lugar digno de una [~capilla].'],
    ['más que', 'Era más alta que una [~torre].'],
    ['menor que', 'Era menor que una [~moneda].'],
    ['tan, como', 'Era tan grande como una [~ballena].'],
    ['tantas, como', 'Había tantos ojos como [~monedas].'],
    ['ni que fuera', 'Gritaba, ni que fuera un [~búho].'],
    ['me sentí un', 'Me sentí una [~nube].'],
    ['vestido de', 'Mi [tío] iba vestido como una [enfermera].'],
    ['cómo', 'No sé cómo [cantaba] el [búho].'],
    ['así como', 'Como el [río] era ancho, volví.'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), compared)).toBe(marked);
  });
});
