/** Words that only one of the two languages uses, and uses all the time. */
export const englishWords: ReadonlySet<string> = new Set(
  `the and was were i my he she they we you it of to that with for but then had have this there his her their what
   who which from when into out because would could been being about after before they're i'm didn't don't wasn't
   couldn't is are an at by some all very just like dream dreamed dreamt saw got went said so if up down`.split(
    /\s+/,
  ),
);

export const spanishWords: ReadonlySet<string> = new Set(
  `el la los las un una unos unas de del que y en por con para pero mi mis su sus yo era estaba habia había fue lo le
   se es al como cuando donde porque muy mas más ella ellos nos ese esa este esta eso entonces despues después luego
   habian habían tenia tenía sueño soñé soñe sone sueno soñaba ni desde hasta sobre todo todos hay iba tambien también
   ya cual nada nadie alguien siempre cada otra otro entre hacia aunque mientras estoy voy veo tengo estábamos
   estabamos íbamos ibamos te tu ahí ahi allí alli`.split(/\s+/),
);
