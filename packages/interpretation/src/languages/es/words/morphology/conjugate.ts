import { withoutAccents } from './accents.ts';
import { type Theme, themeEndings } from './conjugation-endings.ts';
import { findIrregularParts, stressedEndings, stressedVowels } from './irregular-verbs.ts';
import { joinStem } from './join-stem.ts';

/** Every form of a verb given by its infinitive, some twice; a reflexive "-se" is taken off first. */
export function conjugate(given: string): string[] {
  const stems = stemsOf(given);
  if (stems === undefined) return [given];
  const { infinitive, theme, stem } = stems;
  const irregular = findIrregularParts(infinitive);
  const forms = [infinitive, ...(irregular.more?.split(/\s+/) ?? [])];
  for (const ending of futureEndings) forms.push((irregular.future ?? stem + theme) + ending);
  if (irregular.isWhole === true) return forms;
  addPresent(forms, stems, theme, irregular.first);
  addPast(forms, stems, theme, irregular.past);
  forms.push(...participles(stem, theme, irregular.participle));
  return forms;
}

/** The stems of a verb; undefined for what does not end as a verb does. */
export function stemsOf(given: string): Stems | undefined {
  const infinitive = /[aeiíé]rse$/.test(given) ? given.slice(0, -2) : given;
  const theme = withoutAccents(infinitive.slice(-2)) as Theme;
  if (!(theme in themeEndings)) return undefined;
  const stem = infinitive.slice(0, -2);
  return {
    infinitive,
    theme,
    stem,
    stressed: stressedStem(infinitive, stem),
    raised: raisedStem(infinitive, stem, theme),
  };
}

interface Stems {
  readonly infinitive: string;
  readonly theme: Theme;
  readonly stem: string;
  /** With the vowel that stress opens or closes: "vuel-". */
  readonly stressed: string;
  /** With the vowel that "-ir" verbs close: "durm-". */
  readonly raised: string;
}

function addJoined(forms: string[], base: string, endings: readonly string[], theme: Theme): void {
  for (const ending of endings) forms.push(joinStem(base, ending, theme));
}

/** Present, present subjunctive, imperfect. */
function addPresent(
  forms: string[],
  { stem, stressed, raised }: Stems,
  theme: Theme,
  irregularFirst: string | undefined,
): void {
  const sets = themeEndings[theme];
  addJoined(forms, stem, sets.plain, theme);
  addJoined(forms, stressed, sets.stressed, theme);
  if (irregularFirst === undefined) {
    addJoined(forms, stressed, sets.first, theme);
    addJoined(forms, raised, sets.firstPlural, theme);
  } else for (const ending of [...sets.first, ...sets.firstPlural]) forms.push(irregularFirst + ending);
}

/** Past, past subjunctive, gerund. */
function addPast(
  forms: string[],
  { stem, raised }: Stems,
  theme: Theme,
  irregularPast: string | undefined,
): void {
  const sets = themeEndings[theme];
  if (irregularPast === undefined) {
    addJoined(forms, raised, sets.raised, theme);
    addJoined(forms, stem, sets.past, theme);
  } else addStrongPast(forms, irregularPast);
  if (theme !== 'ar') addJoined(forms, raised, ['iendo'], theme);
}

const futureEndings = 'é ás á emos éis án ía ías íamos íais ían'.split(' ');
const strongPast = 'e iste o imos isteis'.split(' ');
const strongPastBroken = 'ieron iera ieras iéramos ierais ieran iese ieses iésemos ieseis iesen'.split(' ');

function addStrongPast(forms: string[], past: string): void {
  for (const ending of strongPast) forms.push(past + ending);
  for (const ending of strongPastBroken) forms.push(past + (past.endsWith('j') ? ending.slice(1) : ending));
}

function stressedStem(infinitive: string, stem: string): string {
  const vowels = stressedVowels.get(infinitive);
  if (vowels !== undefined) return replaceLast(stem, vowels[0], vowels[1]);
  if (!stressedEndings.has(infinitive)) return stem;
  return replaceLastOf(stem, { i: 'í', u: 'ú' });
}

/** The closed vowel of "-ir" verbs in "sintió", "durmiendo", "pidamos". */
function raisedStem(infinitive: string, stem: string, theme: Theme): string {
  const vowels = stressedVowels.get(infinitive);
  if (theme !== 'ir' || vowels === undefined) return stem;
  return replaceLast(stem, vowels[0], vowels[0] === 'o' ? 'u' : 'i');
}

function participles(stem: string, theme: Theme, irregular: string | undefined): string[] {
  const weak = theme === 'ar' ? 'ado' : /[aeo]$/.test(stem) ? 'ído' : 'ido';
  const bare = (irregular ?? stem + weak).slice(0, -1);
  return [`${bare}o`, `${bare}a`, `${bare}os`, `${bare}as`];
}

function replaceLast(stem: string, from: string, to: string): string {
  const at = stem.lastIndexOf(from);
  return at < 0 ? stem : stem.slice(0, at) + to + stem.slice(at + from.length);
}

function replaceLastOf(stem: string, accents: Readonly<Record<string, string>>): string {
  for (let at = stem.length - 1; at >= 0; at--) {
    const accented = accents[stem.charAt(at)];
    if (accented !== undefined) return stem.slice(0, at) + accented + stem.slice(at + 1);
  }
  return stem;
}
