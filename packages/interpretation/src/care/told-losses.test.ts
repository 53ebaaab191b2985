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

describe('the loss of a child that is told in passing', () => {
  it.each(losses)('is met as that: %s', (text) => {
    expect(findCare(text)?.kind).toBe('loss_of_child');
  });

  it.each(mislaid)('is nothing that is said surely of: %s', (text) => {
    expect(findGuarded(cutWords(text))).toBeUndefined();
  });
});
