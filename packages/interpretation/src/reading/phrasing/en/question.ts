import { skeletons } from '../skeletons.ts';
import type { TextSlots } from '../slots.ts';
import { isDated, lowerFirst, undated } from './dated.ts';

type Lead = (image: string) => string;

/** Ways back to the image that a question comes from; the question follows. */
const backTo: readonly Lead[] = [
  (image) => `as for ${image}: `,
  (image) => `back to ${image}: `,
  (image) => `with ${image} in mind, `,
  (image) => `think of ${image}: `,
  (image) => `starting from ${image}, `,
  (image) => `take ${image} once more: `,
  (image) => `one question comes out of ${image}: `,
  (image) => `leave the night with ${image} and ask: `,
  (image) => `hold on to ${image} for a moment: `,
  (image) => `if ${image} could ask, it might be this: `,
  (image) => `put ${image} beside your own days: `,
  (image) => `from ${image} it is one step to this: `,
  (image) => `going by ${image}, `,
  (image) => `keep ${image} before you: `,
  (image) => `what ${image} leaves open is this: `,
  (image) => `seen from ${image}, `,
  (image) => `when you think of ${image}, `,
  (image) => `bring ${image} into the day: `,
  (image) => `by the light of ${image}, `,
  (image) => `something about ${image} wants an answer: `,
  (image) => `once awake, and still with ${image}: `,
  (image) => `beside ${image}, `,
  (image) => `let ${image} lead you to a question: `,
  (image) => `after ${image}, `,
];

/** Days that a question is put to which names none. */
const days: readonly string[] = [
  'in the last day or two, ',
  'yesterday or the day before, ',
  'in these last two days, ',
  'looking at the last 48 hours, ',
  'with yesterday still fresh, ',
  'going back over yesterday, ',
  'since the day before yesterday, ',
  'between yesterday and now, ',
  'in what yesterday brought, ',
  'over the last two days, ',
  'if you let yesterday pass once more, ',
];

/** What may stand before a question that names its days. */
const asking: readonly string[] = [
  '',
  'answer in a line: ',
  'ask yourself: ',
  'tell yourself plainly: ',
  'put it in a word: ',
  'be honest: ',
  'try this: ',
  'say it to yourself: ',
];

/** "As for the dog, ask yourself: …", and behind a whole clause "Think of the dog. Ask yourself: …". */
function asked(lead: string, ask: string): string {
  if (ask === '' || lead.endsWith(', ')) return `${lead}${ask}`;
  if (phrases.test(lead)) return lead.replace(/: $/u, `, ${ask}`);
  return lead.replace(/: $/u, `. ${ask.charAt(0).toUpperCase()}${ask.slice(1)}`);
}
/** Ways back that are no clause of their own. */
const phrases = /^(?:as for|back to|once awake)/u;

/** Every way back with some of the days: no two questions of many dreams are put alike. */
const daysForEach = 4;
const withImage = backTo
  .flatMap((lead, at) =>
    Array.from({ length: daysForEach }, (_, turn) => ({
      lead,
      day: days[(at + turn * 3) % days.length] ?? '',
      ask: asking[(at + turn * 2) % asking.length] ?? '',
    })),
  )
  .map(({ lead, day, ask }) => ({ image, text }: TextSlots) => {
    if (image === undefined) return undefined;
    if (isDated(text)) return `${asked(lead(image), ask)}${lowerFirst(text)}`;
    return `${lead(image).replace(/, $/u, ': ')}${day}${lowerFirst(text)}`;
  });

/** Puts a question to the image it comes from, and one that names no day to the last two. */
export const questionOf = skeletons<TextSlots>('en.question-of', ...withImage);

/** Puts a question that names no day to the last two. */
export const question = skeletons<TextSlots>(
  'en.question',
  (t) => (isDated(t.text) ? t.text : `Think of the last day or two: ${lowerFirst(t.text)}`),
  (t) => undated(t, (text) => `Going back over yesterday and the day before, ${text}`),
  (t) => undated(t, (text) => `Looking at the last 48 hours, ${text}`),
  (t) => undated(t, (text) => `And in these last two days, ${text}`),
  (t) => undated(t, (text) => `With yesterday still fresh: ${text}`),
  (t) => undated(t, (text) => `Hold it against the last day or two, and ask: ${text}`),
  (t) => undated(t, (text) => `If you let yesterday pass before you once more, ${text}`),
  (t) => undated(t, (text) => `Between the day before yesterday and this morning, ${text}`),
  (t) => undated(t, (text) => `Take yesterday hour by hour: ${text}`),
  (t) => undated(t, (text) => `Yesterday, today or the day before, ${text}`),
  (t) => undated(t, (text) => `Somewhere in the last two days there is an answer: ${text}`),
  (t) => undated(t, (text) => `Since yesterday morning, ${text}`),
  (t) => undated(t, (text) => `Put it to the last two days: ${text}`),
  (t) => undated(t, (text) => `Look through yesterday for this: ${text}`),
  (t) => undated(t, (text) => `Going no further back than yesterday, ${text}`),
  (t) => undated(t, (text) => `Beside what you did yesterday: ${text}`),
);
