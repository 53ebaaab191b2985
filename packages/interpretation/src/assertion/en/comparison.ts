import type { CueRow } from '../cue-row.ts';

/** Before "like" these make it the verb "to like", or a filler. */
const liking = `i you we they he she who people would 'd do don't didn't doesn't did not never really always to also
  kids in on at with for and things stuff animals seem seems seemed`;
const pronouns = 'i you we they he she it';
/** "An almost hour", "almost a mile": an amount, nothing it is like. */
const amounts = `mile miles year month week day hour minute second foot metre meter dozen hundred thousand million
  kilometer kilometre block decade century third quarter`;

/** What something is compared with. */
export const englishComparison: readonly CueRow[] = [
  { cue: 'like|style|styled|shaped|esque|sized|type', state: 'simile', reach: 'before' },
  // "A kind of perfume smell": what it smells of is not there.
  {
    cue: 'kind|sort|type of * smell|scent|odor|odour|taste|flavor|flavour',
    state: 'simile',
    reach: 'between',
    except: 'a an strange weird funny bad awful horrible nice sweet good burning musty old sick foul strong',
  },
  // "A castle style house": without the hyphen.
  {
    cue: 'style|styled|shaped|esque|sized|themed',
    state: 'simile',
    reach: 'modifier',
    notBefore: 'like of and or in with to at on was is as',
  },
  {
    cue: 'like',
    state: 'simile',
    reach: 'comparison',
    notAfter: liking,
    notBefore: `i we they he she it that this to just oh ok okay what why no yeah yes three four five six seven eight ten
      twenty thirty fifty`,
    notListing: 'things thing stuff kinds sorts something anything',
  },
  { cue: 'like an', state: 'simile', reach: 'comparison', onlyAfter: 'people kids' },
  {
    cue: 'look|looks|looked|looking|sound|sounds|sounded|feel|feels|felt like',
    state: 'simile',
    reach: 'comparison',
  },
  // "It seemed like the house was burning": as far as one could tell it was.
  {
    cue: 'seem|seems|seemed like',
    state: 'simile',
    reach: 'comparison',
    notBefore: `${pronouns} the my his her our their this that there someone somebody everyone everybody people`,
  },
  { cue: 'as if|though', state: 'simile', reach: 'supposition' },
  {
    cue: 'was|is|were|felt|feels|feel|looked|looks like i|he|she|they|it|we',
    state: 'simile',
    reach: 'clause',
  },
  // "I hid it like I did at home", "like they used to".
  {
    cue: `like ${pronouns.replaceAll(' ', '|')} did|do|does|had|used|usually|always|normally|would`,
    state: 'simile',
    reach: 'clause',
  },
  { cue: 'resemble|resembles|resembled|resembling', state: 'simile', reach: 'comparison' },
  { cue: 'similar|comparable|identical|akin to', state: 'simile', reach: 'comparison' },
  { cue: 'spitting|mirror image of', state: 'simile', reach: 'comparison' },
  { cue: 'might|could as well have been|be', state: 'simile', reach: 'comparison' },
  { cue: 'reminiscent of', state: 'simile', reach: 'comparison' },
  { cue: 'remind|reminds|reminded me|us|him|her|them|you of', state: 'simile', reach: 'comparison' },
  { cue: 'made|makes me|us think of', state: 'simile', reach: 'comparison' },
  { cue: 'cross|mix|mixture|hybrid|combination between', state: 'simile', reach: 'comparison' },
  {
    cue: 'something|straight|right out of',
    state: 'simile',
    reach: 'phrase',
    notBefore: 'my the his her our their it',
  },
  // "The kind of house you see in films."
  {
    cue: 'you see|find|get|expect in|on|at',
    state: 'simile',
    reach: 'comparison',
    notBefore: 'the my this that',
  },
  { cue: 'almost a|an', state: 'simile', reach: 'phrase', notBefore: amounts },
  { cue: 'the size|shape|height|length|colour|color of', state: 'simile', reach: 'phrase' },
  { cue: 'size|shape of a|an', state: 'simile', reach: 'phrase' },
  {
    cue: 'than',
    state: 'simile',
    reach: 'comparison',
    notAfter: 'rather other',
    notBefore:
      'i you he she it we they me that this one before usual ever expected what when two three ten half the most all',
  },
  {
    cue: 'as * as',
    state: 'simile',
    reach: 'comparison',
    except: 'soon well long far if though',
    notBefore: 'i you he she it we they possible usual ever before one',
  },
  { cue: 'could|might have been a|an|my', state: 'simile', reach: 'comparison' },
];
