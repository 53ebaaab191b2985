import type { Detection } from '../../pack/word-pack.ts';

export const spanishDetection: Detection = {
  words: new Set(
    `el la los las un una unos unas de del que y en por con para pero mi mis su sus yo era estaba habia había fue lo le
   se es al como cuando donde porque muy mas más ella ellos nos ese esa este esta eso entonces despues después luego
   habian habían tenia tenía sueño soñé soñe sone sueno soñaba ni desde hasta sobre todo todos hay iba tambien también
   ya cual nada nadie alguien siempre cada otra otro entre hacia aunque mientras estoy voy veo tengo estábamos
   estabamos íbamos ibamos te tu ahí ahi allí alli`.split(/\s+/),
  ),
  letters: /[ñáéíóú]/,
};
