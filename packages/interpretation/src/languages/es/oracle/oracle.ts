import { anyOf } from '../../../text/any-of.ts';
import type { OraclePack } from '../../pack/oracle-pack.ts';
import { spanishHistory } from '../reading/history.ts';

const asking = new Set(
  `quiero saber creo siento debo debe deberia puedo puede podria volver tanto tanta siempre nunca otra vez hacer hago llevar
  llevo llevarlo llevarla sigue seguir cuesta muestran dicen suenos sueno sonar vida cosa cosas forma manera tiempo anos ano
  meses mes semanas semana dias dia mejor bien ahora desde hasta cuando como donde porque para sobre entre despues antes
  pensando pienso decirme quiere aparece veces tantas tengo tiene estoy esta mucho mucha muchos muchas ido pueda viene
  propio propia`.split(/\s+/),
);

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
