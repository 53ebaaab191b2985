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

const life = lexiconOf('es', {
  animal: { horse: 'caballo', owl: 'búho' },
  building: { barn: 'granero', tower: 'torre', gym: 'gimnasio', office: 'oficina' },
  object: { lamp: 'lámpara', film: 'película' },
  person: { uncle: 'tío', cousin: 'prima', colleague: 'colega', child: 'niño' },
  action: { sing: 'cantar', climb: 'trepar', sleep: 'dormir', wake: 'despertar' },
  time: { night: 'noche', year: 'año' },
});

describe('each cue of waking life in Spanish', () => {
  it.each([
    ['me desperté', 'Un [búho] [cantaba]. Me [*desperté] con mi [*prima].'],
    ['me desperté en', 'Me [desperté] en una [torre] y vino un [búho].'],
    ['al despertar', 'Un [búho] [cantaba]. Al [*despertar] vi a mi [*prima].'],
    ['interpretar este', 'Vi un [búho]. ¿Cómo puedo interpretar este [*búho]?'],
    ['qué simboliza', 'Vi un [búho]. ¿Qué simboliza un [*búho]?'],
    ['es normal soñar con', '¿Es normal soñar con un [*búho]? Era una [torre].'],
    ['supongo que es por', 'Vi una [torre], supongo que es por mi [*tío].'],
    ['será porque', 'Vi una [torre], será porque [*trepo].'],
    ['solo un sueño', 'Vi un [búho] (era solo un sueño de [*niño]).'],
    ['anoche me acosté', 'Anoche me acosté junto a mi [*prima]. Vino un [búho].'],
    ['en la vida real', 'Mi [*tío] en la vida real tiene un [*caballo]. Aquí tenía un [búho].'],
    ['en la realidad', 'En la realidad mi [*prima] no [*canta]. El [búho] sí.'],
    ['fuera del sueño', 'Fuera del sueño tengo un [*caballo]. Vino un [búho].'],
    ['la de verdad', 'Mi [prima], la de verdad, tiene un [*caballo], y vino un [búho].'],
    ['sabía que estaba dormido', 'Sabía que estaba [*dormido] y vino un [búho].'],
    ['solía', 'En la [torre] solía haber un [*caballo]. Vino un [búho].'],
    ['nunca hemos', 'Vi un [caballo] (nunca hemos tenido [*búhos]).'],
    ['desde que vivo', 'Desde que vivo con mi [*prima], sueño. Vino un [búho].'],
    ['que ahora vive', 'Vino mi [tío] (que ahora vive en una [*torre]) con un [búho].'],
    ['que tuve en', 'Era el [caballo] que tuve en el [*granero].'],
    ['de niña iba', 'De [*niña] iba al [*granero]. Vino un [búho].'],
    ['donde me crié', 'Era la [torre] donde me crié con mi [*tío].'],
    ['hoy en día', 'Hoy en día tengo un [*caballo]. Vino un [búho].'],
    ['actualmente', 'Actualmente trabajo con mi [*tío]. Vino un [búho].'],
    ['que en paz descanse', 'Mi [tío], que en paz descanse, [cantaba].'],
    ['la última vez que', 'La última vez que vi a mi [*tío], llovía. Vino un [búho].'],
    ['cuando tenía años', 'Cuando tenía diez [*años] [*trepaba]. Vino un [búho].'],
    ['cuando era niño', 'Cuando era [*niño] tenía un [*caballo]. Vino un [búho].'],
    ['donde vivíamos', 'Era la [torre] donde vivíamos con mi [*tío].'],
    ['del trabajo', 'Un [colega] de la [*oficina] [cantaba].'],
    ['del gimnasio', 'Una amiga del [*gimnasio] tenía un [búho].'],
    ['esta noche', 'Esta [*noche] vi un [búho].'],
    ['la otra noche', 'La otra [*noche] vi un [búho]. Era de [noche].'],
    ['ayer', 'Vi un [búho]. Ayer vi una [*película].'],
    ['antes de dormir', 'Vi un [búho]. Antes de [*dormir] vi una [*película].'],
    ['hace años', 'Vi a mi [prima]. Hace [*años] tuvo un [*caballo].'],
    ['hace tres meses', 'Vi a mi [tío]. Hace tres meses compró un [*caballo].'],
    ['el verano pasado', 'Vi una [torre]. El verano pasado [*trepé].'],
    ['desde pequeña', 'Desde pequeña tengo un [*caballo], pero vi un [búho].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), life)).toBe(marked);
  });
});
