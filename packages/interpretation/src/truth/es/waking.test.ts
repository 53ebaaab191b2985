import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const spanish = lexiconOf('es', {
  animal: { dog: 'perro', cat: 'gato' },
  building: { house: 'casa', door: 'puerta', school: 'escuela' },
  place: { sea: 'mar' },
  person: { mother: 'madre', grandmother: 'abuela', friend: 'amiga', brother: 'hermano', teacher: 'maestro' },
  object: { blanket: 'manta' },
  feeling: { fear: 'miedo' },
  condition: { tall: 'alto', asleep: 'dormido' },
  action: { play: 'jugar', laugh: 'reír', read: 'leer', die: 'morir' },
});

describe('waking life in Spanish', () => {
  it.each([
    ['what it may come from', 'No sé si será por mis ganas de [*jugar], pero vino un [perro].'],
    [
      'a kind of people',
      'Vino el [maestro], uno de esos [*hermanos] viejos, de los que [*leían] todo, [*riéndose] de ti.',
    ],
    ['things of a time', 'Había una [manta] de esas rojas que tenían las [*abuelas], una [puerta].'],
    ['knowing that one sleeps', 'Yo era consciente de que estaba [*dormido], y vino un [gato].'],
    ['the real one', 'La [madre] del sueño, la verdadera es [*alta], me dio un [gato].'],
    ['the real one, set apart', 'Mi [madre], la real, es [*alta], y la del [perro] no.'],
    ['how dreams are', 'Corrí, porque en los sueños siempre se [*juega].'],
    ['what was never so', 'Me dio un [gato] (nunca he visto el [*mar]) y una [manta].'],
    ['what is wont to be', 'Otras que suelo ver en la [*escuela] y otras que eran mi [madre].'],
    ['from school', 'Una [amiga] de la [*escuela] traía un [gato].'],
    ['the dead', 'Mi [abuela] que ya [*murió] abrió la [puerta].'],
    ['what it means', 'Vi un [perro]. ¿Qué significa soñar con un [*perro]?'],
    ['what it is in fact', 'Era mi [amiga], que en realidad tiene un [*hermano].'],
    [
      'what always happens',
      'Estaba en la cama donde mi [madre] siempre [*lee] y no podía hablar. Era de noche y había un [gato].',
    ],
    ['what one cannot do', 'Había un [mar] y era azul y yo estaba ahí. El caso es que no sé [*leer].'],
    ['who somebody is', 'Estaba mi [amiga], que vive con su [*abuela], y era de noche y había un [gato].'],
    [
      'what one has not',
      'Iba con mi [madre] y era de noche y había un [gato]. No tengo [*hermanos], pero ahí estaba.',
    ],
    ['alive, not living', 'Era un [perro] en vivo y estaba vivo y había un [gato].'],
    ['where one works', 'Dijo que la [escuela] donde trabajo había [muerto] y era un [mar].'],
    ['in life', 'Éramos muchos [hermanos], en la vida somos más [*altos].'],
    ['what came before the night', '[*Jugué] con mi [*hermano] y me acosté. Anoche soñé con un [gato].'],
    ['a title is no news', 'El [mar]. Soñé con un [gato].'],
    ['for how long', 'Llevamos dos años sin [*hermanos], pero en el sueño había un [gato].'],
    ['since childhood', 'Desde niña [*juego] con mi [*hermano], pero vi un [gato].'],
    ['whether it is bad', '¿Es malo soñar con un [*gato]? Era un [perro].'],
    ['why one dreamt', 'Vi un [gato], porque ayer estuve con mi [*hermano]. ¿Será por mi [*hermano]?'],
    ['telling the dream', 'Vi un [gato]. Le conté el sueño a mi [*madre].'],
    ['a memory of childhood', 'Recuerdo que de niña me [*reía] con mi [*abuela]. Vi un [gato].'],
    ['where somebody is from', 'Vino la [amiga] que tuve en la [*escuela], con un [gato].'],
    ['where somebody lives now', 'Vino mi [hermano] (que ahora vive con mi [*abuela]) con un [gato].'],
    ['an age', 'Era la [casa] de cuando vivía con mi [*abuela].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });
});
