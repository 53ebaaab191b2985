import { skeletons, whole } from '../skeletons.ts';
import type { LastSlots, MoodSlots, NounSlots } from '../slots.ts';
import { de, quote, something } from './words.ts';

export const traitDreamer = skeletons<MoodSlots>(
  'es.trait-dreamer',
  (t) => `La palabra «${t.words}» la dices de ti: hay en ti ${something(t.meaning)}`,
  (t) => whole`Dices ${quote(t.quote)}, y dicho de una persona es bastante claro: ${something(t.meaning)}`,
  (t) => `Ese «${t.words}» te toca a ti y a nadie más, así que habla de ti: ${something(t.meaning)}`,
);

export const traitScene = skeletons<MoodSlots>(
  'es.trait-scene',
  (t) => `Dices «${t.words}», y eso es ${something(t.meaning)}`,
  (t) => `En «${t.words}» hay ${something(t.meaning)}`,
  (t) => `Si dices «${t.words}», dices también ${something(t.meaning)}`,
  (t) => `Lo de «${t.words}» también cuenta: ${something(t.meaning)}`,
  (t) => `A lo que llamas «${t.words}» lo puedes llamar ${something(t.meaning)}`,
  (t) => `Detrás de «${t.words}» hay ${something(t.meaning)}`,
  (t) => `Conviene no saltarse «${t.words}»: ${something(t.meaning)}`,
  (t) => `Una palabra le da el tono, «${t.words}»: ${something(t.meaning)}`,
  (t) => `Por algo dices «${t.words}», y es que hay ${something(t.meaning)}`,
  (t) => whole`Añades ${quote(t.quote)}, y con eso hay ${something(t.meaning)}`,
  (t) => `«${t.words}», sí: ${something(t.meaning)}`,
);

const isNounLike = (a: MoodSlots) => a.group !== 'action' && a.group !== 'condition';

export const absence = skeletons<MoodSlots>(
  'es.absence',
  (a) => whole`Al decir ${quote(a.quote)} quitas algo de en medio, y la escena se lee sin ello`,
  (a) =>
    isNounLike(a)
      ? whole`Lo que no está también cuenta: dices ${quote(a.quote)}, así que aquí no puedes contar con ${a.meaning}`
      : undefined,
  (a) => whole`Lo que falta también cuenta, y lo dices tú: ${quote(a.quote)}`,
  (a) =>
    isNounLike(a)
      ? whole`Dices ${quote(a.quote)}, y con eso queda fuera de la escena ${a.meaning}`
      : undefined,
  (a) => whole`No pases por alto el «no» de ${quote(a.quote)}, que cambia la escena entera`,
  (a) =>
    isNounLike(a)
      ? whole`Una ausencia también forma parte de la imagen, y tú la nombras, ${quote(a.quote)}`
      : undefined,
  (a) => whole`También se lee lo que no hay: ${quote(a.quote)}`,
  (a) =>
    isNounLike(a)
      ? whole`Tu relato señala un hueco, ${quote(a.quote)}, y lo que falta ahí es ${a.meaning}`
      : undefined,
  (a) => whole`Donde dices ${quote(a.quote)} el sueño deja un sitio libre`,
  (a) => (isNounLike(a) ? undefined : whole`Fíjate en lo que no llega a pasar: ${quote(a.quote)}`),
  (a) => whole`Queda por ver por qué hizo falta decirlo: ${quote(a.quote)}`,
  (a) =>
    isNounLike(a)
      ? undefined
      : whole`Lo que cabría esperar no sucede, y tú lo dejas dicho: ${quote(a.quote)}`,
  (a) => whole`Lo tuyo aquí es también una negativa, ${quote(a.quote)}`,
  (a) =>
    isNounLike(a)
      ? undefined
      : whole`Con ${quote(a.quote)} una puerta se queda sin abrir, y eso también se lee`,
  (a) => whole`Con ${quote(a.quote)} trazas el borde de lo que sí pasa`,
  (a) => (isNounLike(a) ? undefined : whole`Habría sido otro sueño de no ser por esto: ${quote(a.quote)}`),
  (a) => whole`A veces pesa más lo que se niega: ${quote(a.quote)}`,
  (a) => (isNounLike(a) ? undefined : whole`Eso se queda sin hacer, como cuentas en ${quote(a.quote)}`),
  (a) => whole`El hueco de ${quote(a.quote)} forma parte del dibujo`,
  (a) =>
    isNounLike(a) ? undefined : whole`Lo que no ocurre también dibuja la escena, y aquí es ${quote(a.quote)}`,
  (a) => whole`Importa que digas ${quote(a.quote)}, porque ahí podría haber habido otra cosa`,
);

export const absenceOfFeeling = skeletons<MoodSlots>(
  'es.absence-of-feeling',
  (a) => whole`Dices ${quote(a.quote)}, y eso cuenta tanto como lo que sí sientes: no es ${a.meaning}`,
  (a) => whole`Lo que cabría sentir no está, ${quote(a.quote)}, así que esto no es ${a.meaning}`,
  (a) => whole`Con ${quote(a.quote)} apartas un sentimiento, ${a.meaning}, y queda sitio para otra mirada`,
);

export const feelingMine = skeletons<MoodSlots>(
  'es.feeling-mine',
  (f) => `Cómo lo miras ahora se ve en lo que sientes, ${f.name}: ${f.meaning}`,
  (f) => whole`Dices ${quote(f.quote)}, y un sentimiento es un punto de vista: ${f.meaning}`,
  (f) => `Lo que tú pones es ${f.name}, ${f.meaning}, y habla de tu postura más que del asunto`,
  (f) => `Nombras también lo que sientes, ${f.name}, es decir, ${f.meaning}`,
  (f) => `Mientras ocurre hay en ti ${f.name}: ${f.meaning}`,
  (f) => `Tu actitud ante todo esto tiene nombre, ${f.name}, y es ${f.meaning}`,
);

export const feelingOther = skeletons<MoodSlots>(
  'es.feeling-other',
  (f) => whole`El sentimiento se lo das a otra persona, ${quote(f.quote)}, y aun así es tuyo: ${f.meaning}`,
  (f) => `En la escena hay ${f.name}, aunque no lo pongas en ti; es ${f.meaning}`,
  (f) => `Lo de sentir ${f.name} queda aquí en otra parte de ti, que conoce ${f.meaning}`,
);

/** That no feeling is told. */
const unnamed = [
  'cuentas lo que pasó y no cómo se sintió',
  'en el relato no hay ningún sentimiento con nombre',
  'lo que sentiste te lo guardas',
  'el relato se queda en lo que se veía',
  'la imagen se ve clara y el ánimo no',
  'tus palabras hablan de lo que se hizo y no del ánimo',
  'lo cuentas con voz pareja, en calma o todo lo contrario',
  'a un relato completo le falta una cosa, cómo estabas tú',
  'lo que hacía mientras tanto tu corazón no lo has contado',
  'cómo mirabas todo esto queda sin decir',
  'cómo fue para ti no está en la página',
  'tu propia cara la dejas fuera del cuadro',
] as const;
/** What is made of that. */
const leftOpen = [
  ', y solo tú puedes ponerlo al lado de lo demás',
  '; bastaría con una palabra',
  ', así que esa parte la pones tú',
  ', y vale la pena preguntárselo',
  ', y no se puede preguntar a nadie más',
  '; fuera cual fuera el ánimo, también cuenta',
  ', y esta lectura no se lo inventa',
  '; fíjate en lo primero que sientes al seguir leyendo',
  ', de modo que el peso lo mides tú',
  '; vale la primera palabra que venga',
  ', y eso solo tú puedes remediarlo',
] as const;

export const feelingUnnamed = skeletons<LastSlots>(
  'es.feeling-unnamed',
  ...unnamed.flatMap((said) => leftOpen.map((open) => () => `${said}${open}`)),
  (l) => whole`No dices qué sentiste ante ${l.np}; bastaría con una palabra al lado`,
  (l) =>
    whole`Vuelve a ponerte delante ${l.np} y fíjate en lo primero que sientes, porque el relato se lo calla`,
  (l) => whole`Que te alegrara o te pesara encontrarte con ${l.np} queda entre líneas`,
  (l) => whole`Ahí tienes ${l.np}, y ni una palabra sobre cómo era estar ahí`,
  (l) => whole`Pregúntate qué te hizo sentir ${l.np}, porque solo has contado lo que se veía`,
  (l) => whole`Entre ${l.np} y tú algo se sintió, solo que no llegó a las palabras`,
);

/** Things one uses; people and places are met and entered. */
const isTool = (n: NounSlots) => ['object', 'vehicle', 'clothing', 'body', 'food'].includes(n.group);

export const guidanceImage = skeletons<NounSlots>(
  'es.guidance-image',
  (n) => (isTool(n) ? `Ya tienes ${n.meaning}; el sueño solo te pide usarlo a sabiendas` : undefined),
  (n) => `Quédate un rato con la imagen ${de(n.np)}, porque ahí estás cerca ${de(n.meaning)}`,
  (n) => `Nada de esto te pide ser otra persona, solo notar cuándo está en marcha esto: ${n.meaning}`,
  (n) => `Si te guardas una sola imagen, que sea esta: ${n.np}, que te devuelve a lo mismo, ${n.meaning}`,
  (n) => `Saber dónde estás es la mitad de moverse bien, y aquí tratas con ${n.meaning}`,
);

export const guidanceMood = skeletons<MoodSlots>(
  'es.guidance-mood',
  (t) => `Un estado no es una sentencia: parte de cómo están las cosas, con tu propia palabra, «${t.words}»`,
  () => 'Una actitud se puede mirar como cualquier otra cosa del cuarto, y al mirarla se afloja',
  (t) => `Empieza por ese «${t.words}» y no le discutas de entrada`,
);
