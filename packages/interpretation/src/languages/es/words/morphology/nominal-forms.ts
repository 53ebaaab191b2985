import { withoutAccents } from './accents.ts';

const accentedLastSyllable = /[áéíóú][nsl]?$/;

/** Number, gender where the noun names a living being, and the common diminutives. */
export function nounForms(word: string, isLiving: boolean): string[] {
  const genders = isLiving ? withFeminine(word) : [word];
  const forms: string[] = [];
  for (const form of genders) forms.push(form, pluralOf(form));
  for (const form of genders) for (const small of diminutivesOf(form)) forms.push(small, `${small}s`);
  for (const form of genders) for (const big of augmentativesOf(form, isLiving)) forms.push(big, `${big}s`);
  return [...new Set(forms)];
}

/** Gender, number, "-ísimo" and the common diminutives. */
export function adjectiveForms(word: string): string[] {
  const forms: string[] = [];
  for (const form of withFeminine(word)) {
    forms.push(form, pluralOf(form));
    for (const small of diminutivesOf(form)) forms.push(small, `${small}s`);
  }
  if (word.endsWith('o')) {
    const stem = withoutAccents(word.slice(0, -1));
    const beforeI = stem.endsWith('i') ? stem.slice(0, -1) : softened(stem);
    for (const ending of ['ísimo', 'ísima', 'ísimos', 'ísimas']) forms.push(beforeI + ending);
  }
  return [...new Set(forms)];
}

/** "perro" → "perra", "profesor" → "profesora", "león" → "leona"; a word that does not change stays alone. */
export function withFeminine(word: string): string[] {
  if (word.endsWith('o')) return [word, `${word.slice(0, -1)}a`];
  if (/(?:[dts]or|ón|ín|án|és)$/.test(word)) return [word, `${withoutAccents(word)}a`];
  return [word];
}

/** The plural by rule; a word that ends in an unstressed "-s" keeps its form. */
export function pluralOf(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (/[íú]$/.test(word)) return `${word}es`;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  if (word.endsWith('s') && !accentedLastSyllable.test(word) && word.length > 4) return word;
  if (word.endsWith('x')) return word;
  return `${accentedLastSyllable.test(word) ? withoutAccents(word) : word}es`;
}

/** Longer words hardly ever take a diminutive. */
const longestDiminished = 9;
/** Short words put "-ec-" between: "piececito", "pueblecito". */
const longestWithEc = 6;

/** "-ito" in its spellings; "-illo" is left out because it makes other words ("pasillo", "bolsillo"). */
function diminutivesOf(word: string): string[] {
  if (word.length < 3 || word.length > longestDiminished) return [];
  const bare = withoutAccents(word);
  const last = bare.slice(-1);
  if (last === 'o' || last === 'a') {
    const stem = softened(bare.slice(0, -1));
    return bare.length > longestWithEc ? [`${stem}it${last}`] : [`${stem}it${last}`, `${stem}ecit${last}`];
  }
  if ('enr'.includes(last)) return [`${bare}cito`, `${bare}cita`];
  if (last === 'z') return [`${bare.slice(0, -1)}cecito`, `${bare.slice(0, -1)}cecita`];
  return 'ldj'.includes(last) ? [`${bare}ito`, `${bare}ita`] : [];
}

/** "Casota", "perrazo"; of things "-azo" is a blow ("portazo"), and "-ón" makes other words ("cajón", "ratón"). */
function augmentativesOf(word: string, isLiving: boolean): string[] {
  const last = word.slice(-1);
  if (word.length < 4 || word.length > longestDiminished || !(last === 'o' || last === 'a')) return [];
  const stem = word.slice(0, -1);
  if (/[aeiouáéíóú]$/.test(stem)) return [];
  const bare = withoutAccents(stem);
  return isLiving
    ? [`${bare}ot${last === 'o' ? 'e' : 'a'}`, `${bare}az${last}`]
    : [`${bare}ot${last === 'o' ? 'e' : 'a'}`];
}

/** Keeps the sound of the stem before "i": "vaca" → "vaqu-", "amigo" → "amigu-", "taza" → "tac-". */
function softened(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  if (stem.endsWith('g')) return `${stem}u`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`;
  return stem;
}
