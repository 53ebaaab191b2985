export type Theme = 'ar' | 'er' | 'ir';

/** Endings by the stem they are put to. */
interface ThemeEndings {
  /** Stress falls on the ending. */
  readonly plain: readonly string[];
  /** Stress falls on the stem. */
  readonly stressed: readonly string[];
  /** First person and present subjunctive, stress on the stem. */
  readonly first: readonly string[];
  /** Present subjunctive, "nosotros" and "vosotros". */
  readonly firstPlural: readonly string[];
  /** Third-person past, past subjunctive and gerund, whose vowel some "-ir" verbs close. */
  readonly raised: readonly string[];
  /** The rest of the weak past. */
  readonly past: readonly string[];
}

const list = (endings: string) => endings.split(' ');

const pastOfErAndIr = list('í iste');
const raisedOfErAndIr = list(
  'ió ieron iera ieras iéramos ierais ieran iese ieses iésemos ieseis iesen iendo',
);

/** The second plain row holds the forms of "vos". */
export const themeEndings: Readonly<Record<Theme, ThemeEndings>> = {
  ar: {
    plain: list(
      'amos áis ás á ad aba abas ábamos abais aban ando ar ara aras áramos arais aran ase ases ásemos aseis asen',
    ),
    stressed: list('as a an'),
    first: list('o e es en'),
    firstPlural: list('emos éis'),
    raised: [],
    past: list('é aste ó asteis aron'),
  },
  er: {
    plain: list('emos éis és é ed ía ías íamos íais ían imos isteis'),
    stressed: list('es e en'),
    first: list('o a as an'),
    firstPlural: list('amos áis'),
    raised: raisedOfErAndIr,
    past: pastOfErAndIr,
  },
  ir: {
    plain: list('imos ís í id ía ías íamos íais ían isteis'),
    stressed: list('es e en'),
    first: list('o a as an'),
    firstPlural: list('amos áis'),
    raised: raisedOfErAndIr,
    past: pastOfErAndIr,
  },
};
