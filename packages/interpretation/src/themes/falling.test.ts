import { joinFiles } from '@chitta/symbols';
import type { Language, TextFile, ThemeCueFile, WordFile } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { openDictionary } from '../dream/open-dictionary.ts';
import { recogniseDream } from '../dream/recognise-dream.ts';
import { findThemes } from './find-themes.ts';

/** The shipped dictionary with what themes are found by. */
async function open(language: Language) {
  // Names put together, so that the types can be checked where nothing has been compiled yet.
  const generated = async (name: string) =>
    (await import(`../../../symbols/generated/${name}.${language}.json`)).default;
  const words: WordFile = await generated('words');
  const texts: TextFile = await generated('texts');
  const themeCues: ThemeCueFile = await generated('theme-cues');
  return openDictionary({ file: joinFiles(words, texts), themeCues });
}

/** Written before it was known what is found in them. The dreamer falls: */
const falls = {
  en: [
    'I was falling off the roof of my school and nobody looked.',
    'I fell from the terrace and woke before I reached the ground.',
    'I kept falling down a well that had no bottom.',
    'I slipped on the edge and began to fall.',
    'The floor opened and I fell into nothing.',
    'We fell from the balcony, both of us.',
    'I fall out of a plane with my father beside me.',
    'I was falling through the clouds.',
    'I tripped on the stairs and fell step after step.',
    'I could feel myself falling from the bridge.',
    'I began to fall and the street came closer.',
    'I tripped at the top of the stairs and fell all the way.',
    'We started to fall, floor after floor.',
    'I slipped off the ledge and fell.',
    'I fell down the stairs of the school.',
    'I am falling and there is no bottom.',
  ],
  es: [
    'Me caía del techo de mi escuela y nadie miraba.',
    'Me caí de la azotea y desperté antes de llegar al suelo.',
    'Caía por un pozo sin fondo.',
    'Me estaba cayendo de un puente muy alto.',
    'De pronto el suelo se abrió y caí al vacío.',
    'Resbalé en el borde y empecé a caer.',
    'Nos caíamos los dos desde el balcón.',
    'Me caigo de un avión con mi padre al lado.',
    'Tropecé en la escalera y caía escalón tras escalón.',
    'Me caía de la torre y el viento silbaba.',
    'Iba por la cornisa y me caía al patio.',
    'Me caía por el hueco del ascensor.',
    'Me caía una y otra vez al mismo pozo.',
    'Me caía desde la azotea de mi abuela.',
    'Me caí por la ventana y no había suelo.',
    'Me caigo de un avión en llamas.',
    'Resbalé en el tejado y me caía hacia la calle, entonces desperté.',
    'Me caía del cielo como una piedra.',
    'Caí a un abismo negro.',
    'Me caía de la cama al mar.',
    'Me caí del caballo al río.',
    'Me caía de la silla al vacío.',
    'Nos caíamos del columpio a la nada.',
    'Me caigo del barco al fondo del lago.',
    'Me caía de la hamaca hacia la oscuridad.',
  ],
} as const;

/** Something or somebody else does, or it is said of what is no fall. */
const others = {
  en: [
    'A lamp fell from the ceiling onto the table.',
    'Water was falling from the ceiling onto my face.',
    'My hair was falling out in front of the mirror.',
    'I fell in love with a woman in a hat.',
    'I fell asleep on the train and it kept going.',
    'Sand fell on me from the roof.',
    'Night was falling over the village and I was cooking.',
    'Snow was falling slowly and I watched through the window.',
    'My neighbour fell off his bike and I kept walking.',
    'We fell behind on the rent and moved.',
    'Plaster fell on me from the ceiling.',
    'The snow began to fall on my coat.',
    'It started to rain and my cake fell apart.',
    'I began to fall asleep in class.',
    'I started to fall in love with the baker.',
    'The leaves began to fall around us.',
  ],
  es: [
    'Una lámpara se caía del techo sobre la mesa.',
    'Me caía agua del techo en la cara.',
    'Se me caía el pelo delante del espejo.',
    'Me caía bien la mujer del sombrero.',
    'Se me cayó el teléfono en el río.',
    'Me caía arena del techo en los ojos.',
    'Caía la noche sobre el pueblo y yo cocinaba.',
    'La nieve caía despacio y yo miraba por la ventana.',
    'Me cayó encima una manzana mientras leía.',
    'Mi vecino se caía de la bicicleta y yo seguía caminando.',
    'Me caía yeso del techo en el pelo.',
    'Me caían gotas del techo en la frente.',
    'Me caía una araña del techo en el hombro.',
    'Me caía el techo encima.',
    'Me caía polvo del techo y tosía.',
    'Del techo me caía un hilo de agua.',
    'Me caían monedas del techo y yo las juntaba.',
    'Me caía tierra del balcón de arriba.',
    'A mi tía se le caía el techo de la casa.',
    'Me cayó una hoja del techo en la sopa.',
    'Se me caía la cuchara al mar.',
    'Se me caía el anillo al fondo del lago.',
    'Mi sombrero se caía al río y yo me reía.',
    'La cama se caía al mar y yo miraba desde la orilla.',
  ],
} as const;

describe.each(['en', 'es'] as const)('falling (%s)', async (language) => {
  const dictionary = await open(language);
  const find = (text: string) =>
    findThemes(recogniseDream({ text, dictionary: { of: () => dictionary }, language }));

  it.each(falls[language])('is found: %s', (text) => {
    expect(find(text)).toContain('falling');
  });

  it.each(others[language])('is not found: %s', (text) => {
    expect(find(text)).not.toContain('falling');
  });
});
