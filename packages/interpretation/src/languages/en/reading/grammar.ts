import type { Grammar } from '../../../reading/syntax/grammar.ts';
import { wordSet as words } from '../../../reading/syntax/word-set.ts';

const copulas = words(
  'is are was were am be been being seemed seem seems looked look looks became become becomes felt got turned went',
);
const prepositions = words(
  'in on at to into onto inside outside from of off by with without through under over behind beside near around across along between toward towards against for about above below up down past until after before during like as than out',
);

export const englishGrammar: Grammar = {
  joiners: words(
    'and but then so because when while where who which that if though although until since before after or as suddenly',
  ),
  determiners: new Map([
    ['a', 'the'],
    ['an', 'the'],
    ['the', 'the'],
    ['some', 'the'],
    ['this', 'the'],
    ['that', 'the'],
    ['these', 'the'],
    ['those', 'the'],
    ['another', 'the other'],
    ['my', 'your'],
    ['our', 'your'],
    ['two', 'the two'],
    ['three', 'the three'],
    ['four', 'the four'],
    ['five', 'the five'],
    ['several', 'the'],
    ['many', 'the many'],
    ['all', 'all the'],
    ['his', 'his'],
    ['her', 'her'],
    ['their', 'their'],
  ]),
  possessives: words('my our'),
  outsidePhrase: new Set([
    ...copulas,
    ...prepositions,
    ...words(
      'and or but i we you he she it they me us him them who which what where when had have has having did do does done would could should can will not no never there here very really so too just only also then back were been said saw see had came come went go going get got getting',
    ),
  ]),
  prepositions,
  copulas,
  degrees: words('very really so too quite all completely totally almost rather extremely pretty now still'),
  negators: words(
    "no not never without nobody none nothing neither nor isn't wasn't aren't weren't don't doesn't didn't can't cannot couldn't wouldn't won't hadn't haven't hasn't",
  ),
  dreamer: words("i we i'm i've i'd we're we've"),
  hedges: words('hardly barely poorly'),
  auxiliaries: words('had has have already also'),
  forThings: words('it'),
};
