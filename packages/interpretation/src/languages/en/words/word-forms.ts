import { wordForm } from '../../../assertion/word-form.ts';
import { irregularVerbs } from './morphology/irregular-verbs.ts';
import { englishClasses } from './word-classes.ts';

const list = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

const past = new Set(list("was were had did wasn't weren't didn't hadn't wasnt werent didnt hadnt wernt"));
for (const [base, forms] of irregularVerbs)
  for (const form of forms) if (form !== base && !/(?:en|wn|orn|one)$/.test(form)) past.add(form);

const participles = list('been gone done seen');
for (const [base, forms] of irregularVerbs)
  for (const form of forms) if (form !== base) participles.add(form);

/** Past forms like the base say nothing. */
const unchanging = list(
  'put cut hit let set shut read hurt cost spread quit burst beat bet split cast wet fit shed',
);

const present =
  list(`am is are isn't aren't don't doesn't has have hasn't haven't 'm 're lives likes loves hates owns knows
  says goes comes sees feels gets takes thinks wants needs keeps`);

const isPast = (word: string) => past.has(word) || /..ed$/.test(word);

/** May be a verb that its subject stands before, as far as the word alone tells. */
const isVerbal = (word: string) =>
  /^[a-z]{2,}(?<!ly|ing)$/.test(word) && !isPast(word) && !englishClasses.has(word) && !unchanging.has(word);

const tests: readonly (readonly [number, (word: string) => boolean])[] = [
  [wordForm.past, isPast],
  [wordForm.present, (word) => present.has(word)],
  [wordForm.participle, (word) => participles.has(word) || /..ed$/.test(word)],
  [wordForm.third, (word) => /[^s]s$/.test(word) && isVerbal(word)],
  [wordForm.bare, (word) => !/[^s]s$/.test(word) && isVerbal(word)],
  [wordForm.gerund, (word) => /...ing$/.test(word)],
  [wordForm.year, (word) => /^(?:19|20)\d\d$/.test(word)],
  [wordForm.digits, (word) => /^\d+$/.test(word)],
];

/** What the form of an English word tells, as bits. */
export function englishFormsOf(word: string): number {
  let bits = 0;
  for (const [form, isMet] of tests) if (isMet(word)) bits |= form;
  return bits;
}
