import type { Language } from '@chitta/symbols/types';

/** What tells the tense of a dream, and what leaves it. Words in lower case without accents. */
export interface TenseWords {
  /** Finite past forms that every story uses. */
  readonly past: ReadonlySet<string>;
  /** Endings that only past forms have, beside the listed words; none where they would mislead. */
  readonly pastEndings: readonly string[];
  /** Finite present forms that state what is always so. */
  readonly present: ReadonlySet<string>;
  /** Those that a story in the past uses too, and that count in brackets alone. */
  readonly presentInBrackets: ReadonlySet<string>;
  /** Before these a present form is no statement of its own: "to have", "would have", "there is". */
  readonly notAfter: ReadonlySet<string>;
  /** After these the dreamer speaks of the dream itself: "I don't know", "I think". */
  readonly notBefore: ReadonlySet<string>;
  /** Words of the present only in their place: what must stand before them and how what follows must end. */
  readonly inPlace: Readonly<Record<string, { readonly after?: string; readonly followed: RegExp }>>;
  /** "I dreamt that": what stands before it in the sentence led up to the night. */
  readonly dreamt: ReadonlySet<string>;
  /** "I had a dream": the same, after a form of having. */
  readonly dream: ReadonlySet<string>;
}

/** "Siempre duerme": finite and present, as far as the ending tells. */
const spanishPresent = /^(?!.*(?:aba|ía|ia)n?$).*(?:[ae]n?|[aei]mos)$/;

const list = (words: string) => new Set(words.trim().split(/\s+/));

export const tenseWords: Readonly<Record<Language, TenseWords>> = {
  en: {
    past: list(`was were had did went said saw came got took felt thought looked told knew ran stood sat left gave found
      made heard began wasn't weren't didn't wanted started walked asked tried seemed turned`),
    pastEndings: [],
    present: list("don't doesn't lives likes hates loves owns hate"),
    presentInBrackets: list(
      `am is are 's 'm 're has have isn't aren't do does live works work love know 've`,
    ),
    notAfter:
      list(`to will would could should might must may can 'd couldn't wouldn't shouldn't did didn't not there here
      what that this it which all is are`),
    notBefore:
      list(`know remember think recall understand guess mean believe say not really even have no to sure
      unsure why what how`),
    inPlace: {},
    dreamt: list('dreamed dreamt'),
    dream: list('dream nightmare'),
  },
  es: {
    past: list(`era eran estaba estaban habia habian tenia tenian fue fueron iba iban dijo decia vi vio dije hizo hacia
      estabamos eramos ibamos salia veia queria podia sabia`),
    pastEndings: ['aba', 'aban', 'abamos'],
    present: list(
      `soy tengo tenemos vivo vivimos gusta gustan encanta encantan conozco odio detesto adoro prefiero padezco
      siempre normalmente generalmente se`,
    ),
    presentInBrackets: list(
      'es son somos he ha hemos tiene tienen esta estan vive viven trabaja trabajo hay llama suele',
    ),
    notAfter: list('que lo eso esto hay en estaba estaban estar esta estan seguia sigue siguen'),
    notBefore: list('que como si por porque cuando cuanto quien donde decir'),
    inPlace: {
      siempre: { followed: spanishPresent },
      normalmente: { followed: spanishPresent },
      generalmente: { followed: spanishPresent },
      // "No sé nadar."
      se: { after: 'no', followed: /[aei]r$/ },
    },
    dreamt: list('sone sonado'),
    dream: list('sueno pesadilla'),
  },
};
