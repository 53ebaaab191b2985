import type { Language, SymbolGroup } from '../../types.ts';

/** Nouns that name somebody, by the word that says so. */
export const personWords: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[\s-])(?:persons?|people|(?:\p{L}*wo)?m[ae]n|lad(?:y|ies)|guys?|girls?|boys?|kids?|child(?:ren)?|(?:sales|fisher|police|fire|mail|post|business)(?:wo)?m[ae]n)$/iu,
  es: /^(?:hombres?|mujer(?:es)?|señor(?:a|es|as)?|niñ[oa]s?|chic[oa]s?|gente|personas?|amig[oa]s?|vendedora?|conductora?)(?:\s|$)/iu,
};

/** Groups in which somebody is somebody. */
export const personGroups: ReadonlySet<SymbolGroup> = new Set<SymbolGroup>(['person', 'being']);

/** Somebody is there, and yet the word says another thing: what they wear, what befell them, or no person at all. */
export const noPersons: {
  readonly entries: ReadonlySet<string>;
  readonly words: Readonly<Record<Language, ReadonlySet<string>>>;
} = {
  // What is told of somebody there is the whole point: naked, lost, with a disability.
  entries: new Set(['naked', 'disabled', 'small', 'child-loss']),
  words: {
    en: new Set([
      'army men',
      'as a child',
      'bust of a man',
      'game boy',
      'inner child',
      'la-z-boy',
      'last person',
      'line of people',
      'pac-man',
      'ring of people',
      'when i was a child',
      'with child',
      'wrong person',
    ]),
    es: new Set(['niño interior', 'niña interior']),
  },
};

/** Words that belong to one kind of entry, and the entries of that kind. */
export const wordsOfAKind: readonly {
  readonly words: Readonly<Record<Language, RegExp>>;
  readonly entries: readonly string[];
}[] = [
  {
    // What things are made of is no thing to work with.
    words: {
      en: /^(?:metal|plastic|rubber|vinyl|steel|iron|copper|bronze|leather|suede|cotton|cloth|fabric|wool|silk|velvet|linen|felt cloth|wood|timber|cardboard|ceramic)$/iu,
      es: /^(?:metal|plástico|goma|caucho|acero|hierro|cobre|bronce|cuero|algodón|tela|lana|seda|terciopelo|lino|madera|cartón|vidrio)$/iu,
    },
    entries: ['class-materials', 'class-material', 'class-fabric', 'class-stones', 'wood-log', 'bedsheet'],
  },
  {
    // To open and to keep shut are two things.
    words: {
      en: /^(?:locks?|padlock|keyhole|combination lock)$/iu,
      es: /^(?:cerradura|candado|cerrojo)$/iu,
    },
    entries: ['lock', 'close-door', 'locked'],
  },
  {
    words: {
      en: /^(?:raincoat|rain coat|rain jacket|mackintosh)$/iu,
      es: /^(?:impermeable|chubasquero|gabardina)$/iu,
    },
    entries: ['coat', 'class-outerwear', 'class-material'],
  },
  {
    words: {
      en: /^(?:(?:mother|father|son|daughter|brother|sister)-in-law)$/iu,
      es: /^(?:suegr[oa]|yerno|nuera|cuñad[oa])$/iu,
    },
    entries: ['in-laws'],
  },
];
