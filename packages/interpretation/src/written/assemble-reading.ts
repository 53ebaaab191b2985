import type { Evidence, ReadingLevel, ReadingPart, ReadingSentence } from '../types.ts';
import type { WrittenPart, WrittenSentence } from './answer-schema.ts';
import type { DreamPlan } from './dream-plan.ts';
import { quoteFinder } from './find-quote.ts';
import { countWords } from './words.ts';

const room: Readonly<Record<ReadingLevel, { readonly passages: number; readonly words: number }>> = {
  premium: { passages: 3, words: 210 },
  free: { passages: 2, words: 110 },
  plain: { passages: 1, words: 60 },
};
const mostGuidance = 2;

/** A sentence of a reading that is new, down to its list of evidence. */
interface AssembledSentence extends ReadingSentence {
  readonly evidence: Evidence[];
}

/**
 * The sentences of a reading out of the sentences that passed, in the shape of our own: every sentence with the places of the dream that it
 * rests on. What comes from the journal, and words of care, stay those of our own reading.
 */
export function assembleReading<Own extends { readonly part: ReadingPart }>(
  plan: DreamPlan,
  accepted: readonly WrittenSentence[],
  own: readonly Own[],
): ((Own & { paragraph: number }) | AssembledSentence)[] {
  const toSentence = sentenceMaker(plan);
  const written = (part: WrittenPart) => accepted.filter((each) => each.part === part);
  const ours = (part: ReadingPart) => own.filter((each) => each.part === part);
  const groups: (Own | Omit<AssembledSentence, 'paragraph'>)[][] = [
    written('headline').map(toSentence),
    ...passagesOf(written('passage'), plan.level).map((passage) => passage.map(toSentence)),
    ours('history'),
    written('guidance').slice(0, mostGuidance).map(toSentence),
    ours('care'),
    written('question').map(toSentence),
    written('step').map(toSentence),
  ];
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, paragraph) => group.map((each) => ({ ...each, paragraph })));
}

/** In the order in which their numbers first come; what is too much joins the last, and what is too long is left out. */
function passagesOf(sentences: readonly WrittenSentence[], level: ReadingLevel): WrittenSentence[][] {
  const { passages: most, words } = room[level];
  const numbers = [...new Set(sentences.map(({ passage }) => passage))];
  const passages: WrittenSentence[][] = [];
  let total = 0;
  for (const sentence of sentences) {
    total += countWords(sentence.text);
    if (total > words) break;
    const at = Math.min(numbers.indexOf(sentence.passage), most - 1);
    const passage = passages[at];
    if (passage) passage.push(sentence);
    else passages.push([sentence]);
  }
  return passages;
}

const parts: Readonly<Record<WrittenPart, ReadingPart>> = {
  headline: 'headline',
  passage: 'passage',
  guidance: 'guidance',
  question: 'question',
  step: 'deed',
};

function sentenceMaker({ dream, images }: DreamPlan) {
  const findQuote = quoteFinder(dream);
  return ({ part, text, quotes }: WrittenSentence): Omit<AssembledSentence, 'paragraph'> => ({
    text,
    part: parts[part],
    evidence: quotes.flatMap((quote) => {
      const place = findQuote(quote);
      return place ? [{ ...place, rule: 'written' }, ...imagesAt(place)] : [];
    }),
  });

  function imagesAt({ start, end }: { readonly start: number; readonly end: number }): Evidence[] {
    const present = images.filter(({ state }) => state === 'present');
    return present.flatMap(({ symbol, places, isOwn }) =>
      places
        .filter((place) => place.start < end && start < place.end)
        .map((place) => ({
          ...place,
          symbol,
          rule: 'written',
          ...(isOwn && { ref: symbol.replace(/^personal-/u, 'personal:') }),
        })),
    );
  }
}
