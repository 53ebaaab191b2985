import { withoutAccents } from './accents.ts';
import { type Theme, themeEndings } from './conjugation-endings.ts';
import { findIrregularParts, stressedEndings, stressedVowels } from './irregular-verbs.ts';
import { joinStem } from './join-stem.ts';

/** Every form of a verb given by its infinitive, some twice; a reflexive "-se" is taken off first. */
export function conjugate(given: string): string[] {
  const infinitive = /[aeiíé]rse$/.test(given) ? given.slice(0, -2) : given;
  const theme = withoutAccents(infinitive.slice(-2)) as Theme;
  const sets = themeEndings[theme];
  if (sets === undefined) return [given];
  const stem = infinitive.slice(0, -2);
  const irregular = findIrregularParts(infinitive);
  const stressed = stressedStem(infinitive, stem);
  const raised = raisedStem(infinitive, stem, theme);
  const { past } = irregular;
  const forms = [infinitive];
  for (const form of irregular.more?.split(/\s+/) ?? []) forms.push(form);
  for (const ending of futureEndings) forms.push((irregular.future ?? stem + theme) + ending);
  if (irregular.isWhole === true) return forms;
  const add = (base: string, endings: readonly string[]) => {
    for (const ending of endings) forms.push(joinStem(base, ending, theme));
  };
  add(stem, sets.plain);
  add(stressed, sets.stressed);
  if (irregular.first === undefined) {
    add(stressed, sets.first);
    add(raised, sets.firstPlural);
  } else for (const ending of [...sets.first, ...sets.firstPlural]) forms.push(irregular.first + ending);
  if (past === undefined) {
    add(raised, sets.raised);
    add(stem, sets.past);
  } else addStrongPast(forms, past);
  if (theme !== 'ar') add(raised, ['iendo']);
  for (const form of participles(stem, theme, irregular.participle)) forms.push(form);
  return forms;
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
