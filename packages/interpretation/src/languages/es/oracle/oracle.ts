import { anyOf, either } from '../../../text/any-of.ts';
import { cutEnd, cutStart } from '../../../text/cut-end.ts';
import type { OraclePack } from '../../pack/oracle-pack.ts';
import { spanishHistory } from '../reading/history.ts';
import { secondPerson } from './second-person.ts';

const asking = new Set(
  `quiero saber creo siento debo debe deberia puedo puede podria volver tanto tanta siempre nunca otra vez hacer hago llevar
  llevo llevarlo llevarla sigue seguir cuesta muestran dicen suenos sueno sonar vida cosa cosas forma manera tiempo anos ano
  meses mes semanas semana dias dia mejor bien ahora desde hasta cuando como donde porque para sobre entre despues antes
  pensando pienso decirme quiere aparece veces tantas tengo tiene estoy esta mucho mucha muchos muchas ido pueda viene
  propio propia`.split(/\s+/),
);

/** What may stand before a verb, and what ends as one without being it. */
const lead = `(?:(?:no|ya no|luego|entonces|por fin|apenas) )?(?:tú )?`;
const clitic = `(?:(?:te|se|me|le|les|lo|la|los|las|nos) )*`;
const noVerb = `(?!tus |dos |tres |los |las |más |nos |después )`;
const acting = String.raw`\p{L}+(?:as|ías|ste|es|abas)`;

export const spanishOracle: OraclePack = {
  askBack(question) {
    const bare = cutEnd(cutStart(question, '¿¡'), '?!.').replace(
      /^(?:y|pero|oráculo|entonces|bueno|dime)\b,?\s*/iu,
      '',
    );
    if (bare === '' || /["“”«»?¿\n()]/u.test(bare)) return undefined;
    const turned = secondPerson(bare);
    return turned === undefined ? undefined : `${isAsked.test(turned) ? '' : 'si '}${smallStart(turned)}`;
  },
  tellBack(sentence) {
    const bare = cutEnd(sentence.trim(), '.!¡…,;:');
    if (bare === '' || /["“”«»?¿\n()]/u.test(bare)) return undefined;
    const turned = secondPerson(bare.replace(/^(?:y|pero|bueno|hola)\b,?\s*/iu, ''));
    return turned === undefined ? undefined : smallStart(turned);
  },
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
  ownActing: either(
    new RegExp(
      String.raw`^(?!(?:tú )?(?:estabas|eras|tenías|te sentiste|te sentías) (?!\p{L}+ndo))${lead}${clitic}${noVerb}${acting}(?: |$)`,
      'iu',
    ),
    /(?<!\p{L})y (?:tú )?(?:(?:te|le|lo|la|los|las) )?\p{L}+(?:ste|abas|ías)(?!\p{L})/iu,
  ),
  beingThere: /^(?:tú )?(?:estabas|eras) (?!.*\p{L}ste(?!\p{L}))/iu,
  uncertain: anyOf(
    `(?:y|e|pero|aunque|porque) (?:no |ya no |me )?(?:estaba|tenía|era|iba|podía|quería|sentía|sabía|guardaba)`,
    'iu',
  ),
  leansBack: either(
    /^(?:ella|él|ellos|ellas|esto|eso)(?!\p{L})/iu,
    /^(?:no )?(?:me )?(?:la|lo|los|las) \p{L}+(?:aba|ía|ó|as|ste|abas|ías)(?!\p{L})/iu,
    /^(?:no )?(?:le|les) |^(?:tú )?te (?:la|lo|las|los) |^tú (?:la|lo|las|los|le) /iu,
    /\p{L}(?:ar|er|ir)l[aoe]s?(?!\p{L})/iu,
  ),
  again: anyOf(
    `otra vez, de nuevo, esta vez, volv(?:ía|ió|í|ían|ieron)(?! a casa), segu(?:ía|ían) (?:allí|ahí), como antes`,
    'iu',
  ),
  well: anyOf(
    `me sent[ií]a? (?:muy )?(?:bien|mejor|libre|en casa|a gusto|en paz), en paz, a gusto, sin miedo,
    no ten[ií]a miedo, estaba (?:muy )?(?:tranquil[oa]|content[oa]|feliz)`,
    'iu',
  ),
  leaning: /^(?:cuando|mientras|que|donde|como|porque|aunque|si|quien|para|hasta)(?!\p{L})/iu,
  turning: anyOf(
    'pero, entonces, esta vez, por fin, de pronto, de repente, en vez, hasta que, ya no, no pod[ií]a, no pude, sin',
    'iu',
  ),
};

const isAsked = either(
  /^(?:(?:a|con|de|desde|en|hacia|hasta|para|por|sobre) )?(?:qué|quién|quiénes|cómo|cuándo|dónde|adónde)(?!\p{L})/iu,
  /^(?:(?:a|con|de|desde|en|hacia|hasta|para|por|sobre) )?(?:cuánt[oa]s?|cuál|cuáles)(?!\p{L})/iu,
  /^(?:(?:a|con|de|desde|en|hacia|hasta|para|por|sobre) )?(?:que|quien|como|cuando|donde|adonde|cual)(?!\p{L})/iu,
);

function smallStart(clause: string): string {
  return clause.charAt(0).toLowerCase() + clause.slice(1);
}
