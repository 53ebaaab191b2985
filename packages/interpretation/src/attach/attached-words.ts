import type { Language } from '@chitta/symbols/types';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that attachment asks for beside the word classes, in lower case without accents. */
export interface AttachedWords {
  /** Who tells the dream, alone or with others. */
  readonly dreamer: ReadonlySet<string>;
  /** Somebody else, as a subject. */
  readonly others: ReadonlySet<string>;
  /** Verbs that another verb follows, with the subject of both before them: "began to", "kept". */
  readonly helpers: ReadonlySet<string>;
  /** Verbs between a thing and what is said of it. */
  readonly copulas: ReadonlySet<string>;
  /** Somebody else's: "his", "su". */
  readonly possessives: ReadonlySet<string>;
  /** "the car of my mother", "el coche de mi madre". */
  readonly of: ReadonlySet<string>;
  /** "that", "que": what follows is told of the word before. */
  readonly relatives: ReadonlySet<string>;
  /** Words that say of a thing that it is missing. */
  readonly without: ReadonlySet<string>;
  /** "mother|'s" */
  readonly genitive: ReadonlySet<string>;
  /** What is done is done to the dreamer: "me perseguía". */
  readonly onDreamer: ReadonlySet<string>;
}

export const attachedWords: Readonly<Record<Language, AttachedWords>> = {
  en: {
    dreamer: list('i we im ive id'),
    others: list('he she it they someone somebody everyone everybody nobody something you'),
    helpers:
      list(`to start started starts starting begin began begins keep kept keeps try tried tries trying want wanted
      wants need needed manage managed get got gets go went going gonna about used all both suddenly ended end up having
      able decide decided continue continued being`),
    copulas:
      list(`is are was were be been being 's 're looked looks seemed seems felt feels became becomes got gets went
      turned stayed kept had has isnt wasnt remained all`),
    possessives: list('his her their'),
    of: list('of'),
    relatives: list('that which who'),
    without: list('no without any'),
    genitive: list("'s"),
    onDreamer: list('me us'),
  },
  es: {
    dreamer: list('yo nosotros nosotras'),
    others: list('el ella ellos ellas alguien nadie usted ustedes vos tu'),
    helpers:
      list(`a de que para empece empezo empezaba empezamos empezaron empieza empiezo comence comenzo comenzaba
      comenzamos queria quiero quiere quise quiso queriamos intento intente intentaba intentamos trataba trato trate
      tratamos tuve tenia tengo tiene tuvimos tuvieron teniamos segui seguia siguio seguimos iba iban ibamos voy va vamos
      fui logre logro volvi volvio vuelvo dejo deje pude pudo podia puedo puede estaba estaban estabamos estoy esta
      estan habia habian he ha hemos han haber ir`),
    copulas:
      list(`es son era eran fue fueron esta estan estaba estaban estuvo parece parecia parecian quedo quedaba
      quedaron seguia seguian iba iban se toda todo todas todos estar ser sigue`),
    possessives: list('su sus'),
    of: list('de del'),
    relatives: list('que quien'),
    without: list('no sin ningun ninguna'),
    genitive: list("'s"),
    onDreamer: list('me nos'),
  },
};
