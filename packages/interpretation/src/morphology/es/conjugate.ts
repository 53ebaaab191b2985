import { withoutAccents } from './accents.ts';
import { adjectiveForms } from './nominal-forms.ts';

const endings: Readonly<Record<string, readonly string[]>> = {
  ar: 'o as a amos áis an ás aba abas ábamos abais aban é aste ó asteis aron e es emos éis en ara aras áramos arais aran ase ases ásemos aseis asen ad á ando'.split(
    ' ',
  ),
  er: 'o es e emos éis en és ía ías íamos íais ían í iste ió imos isteis ieron a as amos áis an iera ieras iéramos ierais ieran iese ieses iésemos ieseis iesen ed é iendo'.split(
    ' ',
  ),
  ir: 'o es e imos ís en ía ías íamos íais ían í iste ió isteis ieron a as amos áis an iera ieras iéramos ierais ieran iese ieses iésemos ieseis iesen id iendo'.split(
    ' ',
  ),
};
const futureEndings = 'é ás á emos éis án ía ías íamos íais ían'.split(' ');

/** Every form of a verb given by its infinitive (reflexive "-se" is taken off). */
export function conjugate(infinitive: string): string[] {
  const plain =
    infinitive.endsWith('se') && /[aeiíé]rse$/.test(infinitive) ? infinitive.slice(0, -2) : infinitive;
  const theme = withoutAccents(plain.slice(-2));
  const stem = plain.slice(0, -2);
  const forms = [plain];
  for (const ending of endings[theme] ?? []) forms.push(stem + ending);
  const future = stem + theme;
  for (const ending of futureEndings) forms.push(future + ending);
  forms.push(...adjectiveForms(`${stem}${theme === 'ar' ? 'ado' : 'ido'}`).slice(0, 4));
  return [...new Set(forms)];
}
