/**
 * Verbs whose denial leaves their object in the dream: "I didn't recognise the house", "no encuentro la puerta". English by
 * form, Spanish by the beginning of the form without accents.
 */
const english = new Set(
  `know knew remember recognize recognise recall think understand care mind realize realise notice believe mean want
   like need find move stop let work open start fit sure supposed`.split(/\s+/),
);

const spanish =
  `sab se conoc conozc reconoc recono record recuerd entend entiend encontr encuentr dej quer quier quis
  cre pens piens import funcion abr cab par sirv serv not fi ocurr`.split(/\s+/);

/** Whether the verb, denied, leaves its object in the dream. */
export function leavesObject(folded: string, language: 'en' | 'es'): boolean {
  if (language === 'en') return english.has(folded);
  return spanish.some((beginning) => folded.startsWith(beginning));
}
