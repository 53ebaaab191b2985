import { anyOf } from '../../../text/any-of.ts';
import type { OraclePack } from '../../pack/oracle-pack.ts';
import { spanishHistory } from '../reading/history.ts';
import { spanishMoving } from './moving.ts';

const asking = new Set(
  `quiero saber creo siento debo debe deberia puedo puede podria volver tanto tanta siempre nunca otra vez hacer hago llevar
  llevo llevarlo llevarla sigue seguir cuesta muestran dicen suenos sueno sonar vida cosa cosas forma manera tiempo anos ano
  meses mes semanas semana dias dia mejor bien ahora desde hasta cuando como donde porque para sobre entre despues antes
  pensando pienso decirme quiere aparece veces tantas tengo tiene estoy esta mucho mucha muchos muchas ido pueda viene
  propio propia hace quedo quedan gente todos nadie alguien parte lugar poder quieren piden`.split(/\s+/),
);

const naming = new Set(
  `el la los las un una unos unas mi mis su sus nuestro nuestra tu al del este esta ese esa otro otra ningun ninguna`.split(
    ' ',
  ),
);

const anywhere = new Set(
  `vez lado fin final poco cosa hombre mujer gente dia noche manana tarde hora minuto casa puerta cuarto mano manos cara cabeza
  ojo ojos calle mesa suelo piso pared ventana luz voz nombre frente medio arriba abajo resto otro otra lugar momento mitad
  primera primero ultimo ultima misma mismo segunda tercero persona nino nina chico chica senor senora madre padre mama papa
  hermana hermano marido mujer esposa amiga amigo viejo vieja grande pequeno pequena dentro fuera sueno alguien nadie palabra
  rincon ciudad pueblo camino cuerpo boca agua familia pasillo pies pelo brazo dedo cocina escuela trabajo silla zapatos
  numero semana fila suelo tierra habitacion sala hijo hija abuela abuelo tia tio parte punto pregunta respuesta pasillo escenario corredor pecho gusto miedo ganas habia estaba
  tenia podia decia queria dije dijo tambien todos todas todo toda algo luego siempre muchas muchos dolia daba senti veia
  encontraba llevaba miraba buscaba quede abri abria salia entraba hacia puse ponia`.split(/\s+/u),
);
/** Behind these "la" is an article and no pronoun. */
const prepositions = new Set(`en de a con por para sobre hasta desde bajo contra entre y hacia`.split(' '));
const articles: Readonly<Record<string, string>> = {
  un: 'el',
  el: 'el',
  al: 'el',
  del: 'el',
  una: 'la',
  unos: 'los',
  unas: 'las',
};

export const spanishOracle: OraclePack = {
  askingFrom: (sentence) => Math.max(0, sentence.lastIndexOf('¿')),
  stem: (word) =>
    word.length < 5
      ? word.replace(/s$/u, '')
      : word
          .replace(/(?:me|te|se|lo|la|le|nos)$/u, (ending, at: number) =>
            /(?:[aei]r|ndo)$/u.test(word.slice(0, at)) ? '' : ending,
          )
          .replace(/(?:aciones|ciones)$/u, 'cion')
          .replace(/(?:ando|iendo|aba|aban|aron|ieron|ado|ido|ados|idos|ada|ida|adas|idas|ar|er|ir)$/u, '')
          .replace(/(?:es|s)$/u, '')
          .replace(/[aeo]$/u, ''),
  day: (day, month, year) =>
    `${day} de ${spanishHistory.month(month, undefined)}${year === undefined ? '' : ` de ${year}`}`,
  number: (value) => String(value).replace('.', ','),
  quote: (words) => `«${words}»`,
  list: (parts) => {
    const last = parts.at(-1) ?? '';
    if (parts.length < 2) return last;
    return `${parts.slice(0, -1).join(', ')} ${/^h?i(?!e)/iu.test(last) ? 'e' : 'y'} ${last}`;
  },
  asking,
  naming,
  somebody: (before, who) => {
    if (/\bmi $/iu.test(before)) return `tu ${who}`;
    return /^\p{Lu}/u.test(who) && before.trim() !== '' ? who : undefined;
  },
  anywhere,
  moving: spanishMoving,
  definite([last = '', earlier = ''], noun) {
    const isArticle = prepositions.has(earlier) && /^(?:la|los|las)$/u.test(last);
    const article = isArticle ? last : articles[last];
    return article && `${article} ${noun}`;
  },
  clauseEnd: /(?<=[,;:–—]) |(?= (?:y|e|pero|porque|hasta que|mientras|donde|así que) )/gu,
  joining: /^(?:y|e|pero|porque|mientras|entonces|donde|así que)\s+/iu,
  pointing: /^(?:y |pero )?(?:él|ella|ellos|ellas|eso|esto|ese|esa|su|sus|lo|la|le|se)(?= )/iu,
  or: /,? o (?!no\b)/iu,
  ofDreams: /,? (?:en|según) (?:mis|los|estos|lo que) (?:sueños|sueño)$/iu,
  framing: /^.*(?:(?:sueños?|noches?) (?:que )?|: |^¿(?:debo|debería|tengo que|será que|es) )/iu,
  contrast: /(?<!\p{L})(?:pero|sino|aunque|en cambio)(?!\p{L})/iu,
  again: anyOf(
    `otra vez, de nuevo, esta vez, volv(?:ía|ió|í|ían|ieron)(?! a casa), segu(?:ía|ían) (?:allí|ahí), como antes`,
    'iu',
  ),
  turning: anyOf(
    'pero, entonces, esta vez, por fin, de pronto, de repente, en vez, hasta que, ya no, no pod[ií]a, no pude, sin',
    'iu',
  ),
};
