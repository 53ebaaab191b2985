import { describe, expect, it } from 'vitest';
import { cutWords } from './cut-words.ts';
import { findCare } from './find-care.ts';
import { findGuarded } from './guards/find-guarded.ts';

/** Written before it was known what is found in them: losses of a child, told in passing beside a dream. */
const losses = [
  'I dreamed of a crib by the window. We lost the baby last spring.',
  'My sister was holding a small blanket. We lost our baby in October.',
  'There was snow in the nursery. I lost the baby at twenty weeks.',
  'I walked through the hospital again. We lost our little boy two years ago.',
  'A bird sat on the stroller. She lost her baby before Christmas and I keep dreaming it.',
  'I heard crying behind the wall. Since we lost our daughter I dream of this house every week.',
  'The pram was empty. My wife and I lost our son in March.',
  'I was folding tiny clothes. I had a miscarriage last month.',
  'In the dream my belly was round again. We lost the pregnancy in the summer.',
  'A boat took the cradle away. Our baby died last year.',
  'I saw a row of white lamps. We lost the baby in the spring.',
  'My husband and I lost our baby girl last winter.',
  'It has been a year since we lost our son.',
  'After we lost the baby I dream of empty rooms.',
  'We lost our twins in June and the lake froze.',
  'My daughter lost her baby a few weeks ago.',
  'Before Easter we lost our first child.',
  'We lost our daughter when she was four.',
  'Soñé con una cuna junto a la ventana. Perdimos al bebé la primavera pasada.',
  'Mi hermana sostenía una manta pequeña. Perdimos a nuestro bebé en octubre.',
  'Había nieve en el cuarto. Perdí al bebé a las veinte semanas.',
  'Caminaba otra vez por el hospital. Hace dos años perdimos a nuestro hijo.',
  'Un pájaro estaba sobre el cochecito. Desde que perdimos a nuestra hija sueño con esta casa.',
  'Oía un llanto detrás de la pared. Mi esposa perdió al bebé en marzo.',
  'El cochecito estaba vacío. Perdí el embarazo el año pasado.',
  'Doblaba ropa diminuta. Tuve un aborto espontáneo el mes pasado.',
  'En el sueño mi vientre estaba redondo otra vez. Perdimos el embarazo en verano.',
  'Un barco se llevaba la cuna. Nuestro bebé murió el año pasado.',
  'Vi una fila de lámparas blancas. Perdimos al bebé en primavera.',
  'Mi marido y yo perdimos a nuestra niña el invierno pasado.',
  'Hace un año que perdimos a nuestro hijo.',
  'Después de perder al bebé sueño con cuartos vacíos.',
  'Perdimos a los gemelos en junio y el lago se congeló.',
  'Mi hija perdió a su bebé hace unas semanas.',
  'Antes de Pascua perdimos a nuestro primer hijo.',
  'Perdimos a nuestra hija cuando tenía cuatro años.',
];

/** Who mislays a child in a dream, or something of a child by day, has lost none. */
const mislaid = [
  'I lost the baby in the supermarket and found it sitting among the melons.',
  'We lost the baby monitor last spring and it was ringing in the dream.',
  'I lost my baby tooth and put it under the pillow.',
  'My baby brother lost his shoe in the river last spring.',
  'We lost the match last spring and my son was crying.',
  "I lost my son's jacket in the train.",
  'We lost our house last spring and moved in with my mother.',
  'In the dream I lost the baby in a crowd, then somebody handed it back to me.',
  'The baby lost its hat on the beach last summer.',
  'I lost the baby weight last spring and danced in the dress.',
  "We lost the baby's pacifier last spring.",
  'I lost the baby in the maze and looked for years.',
  'We lost our son in the crowd last summer and found him at the gate.',
  "I lost my son's trust last year.",
  'We lost the baby photos in the fire last spring.',
  'The team lost its baby-faced captain last year.',
  "I lost the child's drawing yesterday.",
  'We lost our daughter at the fair, then she waved from the wheel.',
  'Perdí al bebé en el supermercado y lo encontré sentado entre los melones.',
  'Perdimos el cochecito del bebé la primavera pasada y aparecía en el sueño.',
  'Perdí mi diente de bebé y lo guardé bajo la almohada.',
  'Mi hijo perdió el zapato en el río la primavera pasada.',
  'Perdimos el partido la primavera pasada y mi hijo lloraba.',
  'Perdí la chaqueta de mi hijo en el tren.',
  'Perdimos la casa la primavera pasada y nos fuimos con mi madre.',
  'En el sueño perdía al bebé entre la gente y alguien me lo devolvía.',
  'El bebé perdió el gorro en la playa el verano pasado.',
  'Perdimos a nuestra hija de vista en la feria y la encontramos junto al tiovivo.',
  'Perdimos el chupete del bebé la primavera pasada.',
  'Perdía al bebé en el laberinto y lo buscaba.',
  'Perdimos a nuestro hijo en la multitud el verano pasado y lo encontramos en la puerta.',
  'Perdí la confianza de mi hijo el año pasado.',
  'Perdimos las fotos del bebé en el incendio la primavera pasada.',
  'Mi hijo perdió la mochila hace dos años.',
  'Ayer perdí el dibujo de la niña.',
  'Perdimos a nuestra hija en la feria y luego saludaba desde la noria.',
];

/** Written before it was known what is found in them, and nothing is learned from them: a child out of sight for a while. */
const outOfSight = [
  "My son let go of my hand in the crowd and I couldn't see him any more.",
  'I lost my daughter between the shelves of a huge shop and nobody had seen her.',
  'We were in a maze of hedges and my little boy ran ahead, and then he was gone.',
  'I dreamed I lost my child in the station and every loudspeaker called a wrong name.',
  'My baby was missing at the market and I ran from stall to stall.',
  'I turned round in the department store and my daughter was no longer behind me.',
  'My two-year-old disappeared in a sea of people at the carnival.',
  'We lost our son in the airport and missed the plane because of it.',
  'In the dream I could not find my little girl in the corridors of the mirror maze.',
  'I kept losing my baby in the supermarket, and each aisle was longer than the last.',
  'My child wandered off at the zoo and I looked for him among the elephants.',
  'I left my son at the shop by accident and drove back in tears.',
  'The crowd swallowed my daughter and I shouted until I had no voice.',
  'I had lost the children in the museum and the guard kept laughing.',
  'My toddler slipped under the turnstile and vanished into the subway crowd.',
  'I was looking for my son everywhere in the shopping centre, and it was closing time.',
  'My daughter got lost in the cornfield maze and I heard her laughing somewhere.',
  'I lost sight of my baby at the beach among all the umbrellas.',
  'Mi hijo se soltó de mi mano en medio del gentío y ya no lo veía.',
  'Perdía a mi hija entre los estantes de una tienda enorme y nadie la había visto.',
  'Íbamos por un laberinto de setos, mi niño corrió delante y ya no estaba.',
  'Soñé que perdía a mi hijo en la estación y los altavoces decían otro nombre.',
  'Mi bebé se me perdía en el mercado y yo corría de puesto en puesto.',
  'Me di vuelta en el centro comercial y mi hija ya no venía detrás de mí.',
  'Mi hija de dos años desapareció entre la gente de la feria.',
  'Perdimos a nuestro hijo en el aeropuerto y por eso perdimos el avión.',
  'En el sueño no encontraba a mi niña en los pasillos del laberinto de espejos.',
  'Perdía una y otra vez a mi bebé en el supermercado y cada pasillo era más largo.',
  'Mi hijo se alejó en el zoológico y lo busqué entre los elefantes.',
  'Dejé a mi hijo en la tienda por descuido y volví llorando a buscarlo.',
  'La multitud se tragó a mi hija y grité hasta quedarme sin voz.',
  'Había perdido a los niños en el museo y el guardia se reía.',
  'Mi pequeño pasó por debajo del torniquete y se perdió entre la gente del metro.',
  'Buscaba a mi hijo por todo el centro comercial y ya iban a cerrar.',
  'Mi hija se perdió en el laberinto de maíz y la oía reír en alguna parte.',
  'Perdí de vista a mi bebé en la playa entre las sombrillas.',
];

/** A loss beside a crowd, a shop or a maze is still one. */
const besidesPlaces = [
  'We lost our daughter in the hospital and I dream of the corridor.',
  'I dreamed of my baby, who died before he was born.',
  'My son died last summer and in the dream he waved from a crowd.',
  'I lost my baby at eleven weeks and now I dream of a maze.',
  'We buried our little girl in March, and tonight she stood in the shop.',
  'I had a stillbirth and dreamed of an empty pram in the market.',
  'Perdimos a nuestra hija en el hospital y sueño con el pasillo.',
  'Soñé con mi bebé, que murió antes de nacer.',
  'Mi hijo murió el verano pasado y en el sueño me saludaba entre la gente.',
  'Perdí a mi bebé a las once semanas y ahora sueño con un laberinto.',
  'Enterramos a nuestra niña en marzo y esta noche estaba en la tienda.',
  'Mi bebé nació muerto y soñé con un cochecito vacío en el mercado.',
];

describe('the loss of a child that is told in passing', () => {
  it.each(losses)('is met as that: %s', (text) => {
    expect(findCare(text)?.kind).toBe('loss_of_child');
  });

  it.each(mislaid)('is nothing that is said surely of: %s', (text) => {
    expect(findGuarded(cutWords(text))).toBeUndefined();
  });

  it.each(besidesPlaces)('is met also where the dream has a place to get lost in: %s', (text) => {
    expect(findCare(text)?.kind).toBe('loss_of_child');
  });

  it('is not seen in children who are out of sight in a crowd, a shop or a maze', () => {
    const taken = outOfSight.filter((text) => findCare(text)?.kind === 'loss_of_child');
    expect(taken).toEqual([]);
    expect(outOfSight.filter((text) => findGuarded(cutWords(text)))).toEqual([]);
  });
});
