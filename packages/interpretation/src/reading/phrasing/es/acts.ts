import { skeletons, whole } from '../skeletons.ts';
import type { ActSlots, NounSlots } from '../slots.ts';
import { agree, agreeWith, de, isAspect, isOf, quote } from './words.ts';

export const actDreamer = skeletons<ActSlots>(
  'es.act-dreamer',
  (a) => whole`Lo que haces es ${a.doing}, y en ti eso es ${a.meaning}`,
  (a) => whole`Te toca ${a.doing}, que viene a ser ${a.meaning}`,
  (a) => whole`No miras desde fuera, porque lo tuyo es ${a.doing}: ${a.meaning}`,
  (a) => whole`Al ${a.doing}, lo que haces en realidad es ${a.meaning}`,
  (a) => whole`Cuando dices ${quote(a.quote)}, te estás contando lo que es ${a.meaning}`,
  (a) => `Lo haces tú, y haces algo más de lo que se ve: ${a.meaning}`,
  (a) => whole`Para ${a.doing} hace falta decidirse, y la decisión es ${a.meaning}`,
  (a) => whole`Aquí actúas tú, con tus palabras ${quote(a.quote)}, y ese acto es ${a.meaning}`,
  (a) => whole`Entonces llega el momento de ${a.doing}: en ti, ${a.meaning}`,
  (a) => whole`Nadie puede ${a.doing} por ti, y por eso eres tú quien está en esto: ${a.meaning}`,
);

export const actWithObject = skeletons<ActSlots>(
  'es.act-with-object',
  (a) =>
    object(
      a,
      (o) =>
        whole`Lo que haces es ${a.doing}; ${o.np} ${agree(o, 'es', 'son')} ${o.meaning}, y tu parte es ${a.meaning}`,
    ),
  (a) => object(a, (o) => whole`Te toca ${a.doing}, y eso es ${a.meaning}, con ${o.np} como ${o.meaning}`),
  (a) => object(a, (o) => `Mira a qué apunta lo que haces: ${o.np}, ${o.meaning}; el acto es ${a.meaning}`),
  (a) =>
    object(
      a,
      (o) =>
        whole`Lo tuyo es ${a.doing}, o sea, ${a.meaning}; y en ${o.np} ${agreeWith(o.meaning, 'está', 'están')} ${o.meaning}`,
    ),
  (a) =>
    object(
      a,
      (o) =>
        whole`Cuentas de ti ${quote(a.quote)}; ahí, ${o.np} ${agree(o, 'es', 'son')} ${o.meaning}, y lo tuyo es ${a.meaning}`,
    ),
);

function object(a: ActSlots, say: (noun: NounSlots) => string | undefined): string | undefined {
  return a.object && !isAspect(a.object) ? say(a.object) : undefined;
}

export const actOnDreamer = skeletons<ActSlots>(
  'es.act-on-dreamer',
  (a) =>
    a.actor
      ? whole`Dices ${quote(a.quote)}: ${a.actor.meaning} ${agreeWith(a.actor.meaning, 'se vuelve', 'se vuelven')} hacia ti, y el asunto es ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? `Esto te lo hacen, no lo haces tú; detrás ${de(a.actor.np)} está ${a.actor.meaning}, y lo que te llega tiene que ver con ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? `${a.actor.meaning} ${agreeWith(a.actor.meaning, 'viene', 'vienen')} hacia ti con la forma ${de(a.actor.np)}, y se trata de ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? whole`Donde cuentas ${quote(a.quote)}, quien llega hasta ti es ${a.actor.meaning}; la cuestión es ${a.meaning}`
      : undefined,
  (a) => (a.actor ? undefined : whole`Dices ${quote(a.quote)}, y lo que hay que oír en ello es ${a.meaning}`),
  (a) =>
    a.actor ? undefined : `Algo que todavía no has atendido actúa aquí sobre ti, y se trata de ${a.meaning}`,
);

export const actOther = skeletons<ActSlots>(
  'es.act-other',
  (a) =>
    a.actor
      ? whole`Dices ${quote(a.quote)}, así que en ti es ${a.actor.meaning} quien se ocupa de esto: ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? `Lo que ${agree(a.actor, 'hace', 'hacen')} ${a.actor.np} también es tuyo: ${a.actor.meaning}, en la tarea de ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? whole`En este punto no actúas tú, pues cuentas ${quote(a.quote)}; ${agreeWith(a.actor.meaning, 'actúa', 'actúan')} ${a.actor.meaning}, y el acto es ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? `La acción queda en manos ${de(a.actor.np)}: a ${a.actor.meaning.startsWith('el ') ? 'ese lado tuyo' : a.actor.meaning} le toca ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? whole`Con ${quote(a.quote)} la parte de ti que trabaja ${isOf(a.actor.meaning)} ${a.actor.meaning}, y trabaja en ${a.meaning}`
      : undefined,
);

export const actHappens = skeletons<ActSlots>(
  'es.act-happens',
  (a) => whole`Cuentas ${quote(a.quote)}, y se trata de ${a.meaning}`,
  (a) => whole`Con ${quote(a.quote)} el sueño habla de ${a.meaning}`,
  (a) => whole`Lo de ${quote(a.quote)} viene a ser ${a.meaning}`,
  (a) => whole`Quédate un momento en ${quote(a.quote)}, porque ahí está ${a.meaning}`,
  (a) => whole`Detrás de ${quote(a.quote)} hay esto: ${a.meaning}`,
  (a) => whole`De ${quote(a.quote)} se saca algo en claro: se trata de ${a.meaning}`,
  (a) => whole`Otra frase tuya, ${quote(a.quote)}, tiene que ver con ${a.meaning}`,
  (a) => `Esa parte trata de ${a.meaning}`,
  (a) => `Por dentro, lo que ocurre ahí es ${a.meaning}`,
  (a) => `Visto de cerca, el asunto es ${a.meaning}`,
  (a) => `Ahí hay una cosa en marcha: ${a.meaning}`,
  (a) => whole`Lo de ${verbOf(a)} no es un detalle, porque es ${a.meaning}`,
  (a) => whole`${verbOf(a)} es aquí ${a.meaning}`,
  (a) => whole`Donde toca ${verbOf(a)}, es cuestión de ${a.meaning}`,
  (a) => whole`Eso de ${verbOf(a)} se entiende mejor por dentro: ${a.meaning}`,
);

/** The name where it is one verb; "lances de una pelea" and "ponerse y quitarse" name a class of acts. */
function verbOf({ name }: ActSlots): string | undefined {
  return /^\p{L}+r(?:se)?$/u.test(name) ? name : undefined;
}

/** Neutral on purpose: an action's meaning may be something one wants more of, or less. */
export const guidanceAct = skeletons<ActSlots>(
  'es.guidance-act',
  (a) => `No hace falta entender cada imagen; basta con mirar de frente lo que es ${a.meaning}`,
  (a) => `El sueño no te mete prisa: te enseña lo que es ${a.meaning} y te deja el ritmo a ti`,
  (a) => `Fíjate de día cuándo vuelve a pasar, ${a.meaning}, porque verlo ya es la mitad`,
  (a) => `Nada de esto te acusa; solo muestra, más de cerca que de día, lo que es ${a.meaning}`,
  (a) => `Se te pide atención y nada más: reconocer, en algo pequeño, lo que es ${a.meaning}`,
  (a) => `Si quieres más de eso o menos, lo decides tú, pero por ahí se puede empezar: ${a.meaning}`,
  (a) =>
    `No tienes que cambiar nada esta noche; con saber que se trata de ${a.meaning} ya lo miras desde otro sitio`,
);

export const guidanceOnDreamer = skeletons<ActSlots>(
  'es.guidance-on-dreamer',
  () => 'Lo que viene hacia ti en un sueño es tuyo; si te vuelves y lo miras, ya no necesita apretar tanto',
  (a) =>
    `Deja que eso que actúa sobre ti diga lo que quiere antes de responderle; la cuestión es ${a.meaning}`,
  (a) =>
    a.actor ? `De poco sirve huir ${de(a.actor.meaning)}; dale un minuto de atención sin más` : undefined,
);
