import { skeletons, whole } from '../skeletons.ts';
import type { ChangeSlots, LastSlots, OneSlots } from '../slots.ts';
import { a, de, quote } from './words.ts';

export const openingPlaces = skeletons<ChangeSlots>(
  'es.opening-places',
  (c) => `Este sueño te lleva ${de(c.fromMeaning)} ${a(c.toMeaning)}`,
  (c) => `Empiezas en ${c.fromMeaning} y acabas en ${c.toMeaning}; lo que pasa en medio es el mensaje`,
  (c) =>
    `Entre ${c.from}, al principio, y ${c.to}, al final, está lo único de lo que trata este sueño: dejar ${c.fromMeaning} por ${c.toMeaning}`,
  (c) => `Cambiar de lugar es cambiar por dentro, y tú vas ${de(c.fromMeaning)} ${a(c.toMeaning)}`,
  (c) =>
    `Primero estás en ${c.fromMeaning}, al final estás en ${c.toMeaning}, y el sueño cuenta cómo llegaste`,
  (c) => `Algo se ha movido en ti: sale ${de(c.fromMeaning)} y entra en ${c.toMeaning}`,
);

export const openingFeelings = skeletons<ChangeSlots>(
  'es.opening-feelings',
  (c) =>
    `Empieza con ${c.from} y termina con ${c.to}, y de ese giro trata el sueño: ${de(c.fromMeaning)} ${a(c.toMeaning)}`,
  (c) => `Mira cómo cambia tu manera de verlo: ${c.from} primero, ${c.to} al final`,
  (c) => `Tu postura ante algo se está moviendo: antes, ${c.fromMeaning}; ahora, ${c.toMeaning}`,
  (c) => `Entre ${c.from}, al comienzo, y ${c.to}, al final, el sueño hace su trabajo`,
);

export const openingImages = skeletons<ChangeSlots>(
  'es.opening-images',
  (c) =>
    `Este sueño empieza con ${c.from} y termina con ${c.to}; es decir, va ${de(c.fromMeaning)} ${a(c.toMeaning)}`,
  (c) =>
    `Dos imágenes sostienen este sueño, ${c.from} y ${c.to}: en una punta, ${c.fromMeaning}; en la otra, ${c.toMeaning}`,
  (c) =>
    `Pon la primera imagen junto a la última y ahí está el asunto: ${c.fromMeaning}, luego ${c.toMeaning}`,
  (c) => `Lo que empieza como ${c.fromMeaning} termina como ${c.toMeaning}`,
  (c) =>
    `Todo el recorrido va ${de(c.from)} ${a(c.to)}, y por dentro, ${de(c.fromMeaning)} ${a(c.toMeaning)}`,
);

export const openingEvent = skeletons<OneSlots>(
  'es.opening-event',
  (o) => whole`Lo que pasa se cuenta pronto, con tus palabras: ${quote(o.quote)}`,
  (o) => whole`Todo gira en torno a un momento, ${quote(o.quote)}`,
  (o) => whole`Lo que haces en él es esto: ${o.doing}`,
  (o) => whole`La frase por la que empezar es tuya, ${quote(o.quote)}`,
  (o) => `Lo que lo pone en marcha es ${o.name}`,
);

export const openingPlaceAct = skeletons<OneSlots>(
  'es.opening-place-act',
  (o) => whole`En ${o.second} está pasando una cosa, ${o.name}: ${o.meaning}`,
  (o) => whole`Lo que dice este sueño es que en ${o.second} te toca ${o.doing}, y eso es ${o.meaning}`,
  (o) => whole`Todo ocurre en el mismo sitio, ${o.second}, y allí se trata de ${o.name}: ${o.meaning}`,
  (o) => whole`Toma ${o.second} como suelo, y ${quote(o.quote)} como lo que pasa encima: ${o.meaning}`,
);

export const openingActWith = skeletons<OneSlots>(
  'es.opening-act-with',
  (o) =>
    whole`Dos hilos recorren este sueño, ${o.name} y ${o.second}; juntos hablan de ${o.meaning} y ${o.third === undefined ? undefined : de(o.third)}`,
  (o) =>
    whole`Antes que nada, este sueño trata de ${o.name}, de ${o.meaning}, con ${o.second} como ${o.third}`,
  (o) =>
    whole`Lo que se te enseñó esta noche lo dices así, ${quote(o.quote)}: es ${o.meaning}, y ahí dentro está ${o.third}`,
  (o) =>
    whole`Si dejas este sueño en una palabra, es ${o.name}: ${o.meaning}, en lo que toca ${o.third === undefined ? undefined : a(o.third)}`,
  (o) =>
    whole`Pregunta qué ${o.plural === true ? 'hacen' : 'hace'} aquí ${o.second}, junto a ${o.name}, y llegas al centro: ${o.meaning}, y en medio ${o.third}`,
  (o) =>
    whole`El corazón de este sueño es ${o.name}, y habla de ${o.meaning}; lo que está en juego, con ${o.second}, es ${o.third}`,
);

export const openingAct = skeletons<OneSlots>(
  'es.opening-act',
  (o) => `El corazón de este sueño es ${o.name}, y habla de ${o.meaning}`,
  (o) => whole`Si dejas este sueño en una línea, es la tuya, ${quote(o.quote)}: ${o.meaning}`,
  (o) => whole`Lo que se te enseñó esta noche es lo que haces, ${o.doing}: ${o.meaning}`,
  (o) => `Antes que nada, este sueño trata de ${o.name}, es decir, de ${o.meaning}`,
  (o) => `En el fondo está ${o.name}, dicho de otro modo, ${o.meaning}`,
);

export const openingImage = skeletons<OneSlots>(
  'es.opening-image',
  (o) => `Una sola imagen sostiene este sueño, ${o.name}: ${o.meaning}`,
  (o) => `El sueño te pone delante ${o.name}, y eso es ${o.meaning}`,
  (o) => `Aquí pasa poco y se muestra una cosa, ${o.meaning}`,
);

export const openingGap = skeletons<LastSlots>(
  'es.opening-gap',
  (l) => whole`Lo cuentas con pocas imágenes, y tus palabras más claras son ${quote(l.quote)}`,
  () => 'En este relato hay poco que se pueda leer con seguridad, así que la lectura se queda corta',
  (l) => whole`Lo que traes es ${quote(l.quote)}, y ahí tiene que quedarse esta lectura`,
);

export const ending = skeletons<LastSlots>(
  'es.ending',
  (l) => whole`Lo último que cuentas es ${quote(l.quote)}, y ahí te suelta el sueño`,
  (l) => whole`Termina en ${l.np}: con ${l.meaning} te despiertas`,
  (l) => whole`Al cerrarse te deja con ${l.meaning}, por medio ${l.np === undefined ? undefined : de(l.np)}`,
  (l) => whole`Las palabras finales son tuyas, ${quote(l.quote)}, y nada en ellas está decidido para siempre`,
  (l) => whole`Al final de todo está ${l.np}, y eso dice dónde te encuentras hoy: ${l.meaning}`,
  (l) => whole`Dejas de contar en ${quote(l.quote)}; un sueño se detiene donde hoy se detiene su asunto`,
);

export const guidanceGap = skeletons<LastSlots>(
  'es.guidance-gap',
  () => 'Déjalo abierto por ahora; con un detalle más, el lugar o lo que se hizo, se puede seguir leyendo',
  () => 'Un sueño tan breve se puede guardar tal como está y volver a leerse junto al siguiente',
);

export const questionGap = skeletons<LastSlots>(
  'es.question-gap',
  (l) => whole`¿Qué de ayer o anteayer te viene a la cabeza al leer tus propias palabras, ${quote(l.quote)}?`,
  () => '¿Qué te dejó, en estos dos días, el mismo ánimo que este sueño?',
);

export const deedGap = skeletons<LastSlots>(
  'es.deed-gap',
  () => 'Escribe hoy en una línea dónde estabas en este sueño y qué hacías allí',
  () => 'Tómate hoy dos minutos y añade a este sueño un detalle que dejaste fuera',
);

export const gap = skeletons<LastSlots>(
  'es.gap',
  () =>
    'Mucho de lo que cuentas no está todavía en el diccionario, y esta lectura se queda en lo que puede sostener',
  () => 'Aquí hay más de lo que se pudo reconocer, y lo que no se reconoció se ha dejado en paz',
);
