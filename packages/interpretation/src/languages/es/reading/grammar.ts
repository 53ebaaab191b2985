import type { Grammar } from '../../../reading/syntax/grammar.ts';
import { wordSet as words } from '../../../reading/syntax/word-set.ts';

const copulas = words(
  'es son era eran fue fueron está están estaba estaban estuvo estoy soy estábamos parece parecía parecían parecen quedó quedaba quedaron seguía seguían sentía sentí ponía puso',
);
const prepositions = words(
  'en a al ante bajo con contra de del desde entre hacia hasta para por según sin sobre tras durante dentro fuera cerca detrás debajo encima junto frente delante como',
);

export const spanishGrammar: Grammar = {
  joiners: words(
    'y e pero entonces luego después cuando mientras porque que donde o u si aunque hasta pues quien como sino ni',
  ),
  determiners: new Map([
    ['un', 'el'],
    ['una', 'la'],
    ['unos', 'los'],
    ['unas', 'las'],
    ['el', 'el'],
    ['la', 'la'],
    ['los', 'los'],
    ['las', 'las'],
    ['al', 'el'],
    ['del', 'el'],
    ['este', 'el'],
    ['esta', 'la'],
    ['ese', 'el'],
    ['esa', 'la'],
    ['aquel', 'el'],
    ['aquella', 'la'],
    ['estos', 'los'],
    ['estas', 'las'],
    ['esos', 'los'],
    ['esas', 'las'],
    ['otro', 'el otro'],
    ['otra', 'la otra'],
    ['varios', 'los'],
    ['varias', 'las'],
    ['muchos', 'los muchos'],
    ['muchas', 'las muchas'],
    ['algunos', 'los'],
    ['algunas', 'las'],
    ['mi', 'tu'],
    ['mis', 'tus'],
    ['nuestro', 'tu'],
    ['nuestra', 'tu'],
    ['nuestros', 'tus'],
    ['nuestras', 'tus'],
    ['su', 'su'],
    ['sus', 'sus'],
  ]),
  possessives: words('mi mis nuestro nuestra nuestros nuestras'),
  outsidePhrase: new Set([
    ...copulas,
    ...prepositions,
    ...words(
      'y e o pero que yo tú él ella ellos ellas nosotros me te se lo le les nos no ni nunca había hay tenía muy más tan ya también solo sólo cuando donde había hubo ser estar',
    ),
  ]),
  prepositions,
  copulas,
  degrees: words(
    'muy tan más todo toda todos todas casi bastante demasiado completamente totalmente algo medio bien',
  ),
  negators: words('no sin nunca jamás nadie nada ni ningún ninguno ninguna tampoco'),
  dreamer: words('yo nosotros nosotras'),
  hedges: words('poco mal apenas'),
  auxiliaries: words('ya se'),
  forThings: new Set(),
};
