import type { Language } from '@chitta/symbols/types';
import type { AnalysedText } from '../analysed/analysed-text.ts';
import { viewDream } from '../arcs/dream-view.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { withPersonal } from '../personal/personal-lexicon.ts';
import { findFeelings } from '../reading/find-feelings.ts';
import type { ReadingLexicon } from '../reading/model.ts';
import type { Mention } from '../types.ts';
import type { AnswerMaterial, AnswerToWrite } from './answer-plan.ts';
import type { DreamPlan } from './dream-plan.ts';
import { imagesOf } from './plan-dream.ts';

/** The material of an answer, recognised as a dream is. */
export interface RecognisedMaterial {
  readonly language: Language;
  readonly analysed: AnalysedText;
  readonly mentions: readonly Mention[];
  readonly lexicon: ReadingLexicon;
  readonly personal: Lexicon | undefined;
}

/**
 * The plan of an answer for somebody else to write, from our own. Undefined where its dreams turn out to be in another
 * language, or name no image.
 */
export function planAnswer(
  { question, answer }: Pick<AnswerToWrite, 'question' | 'answer'>,
  { text, stretches }: AnswerMaterial,
  { language, analysed, mentions, lexicon, personal }: RecognisedMaterial,
): DreamPlan | undefined {
  const images = imagesOf(mentions, withPersonal(lexicon, personal));
  if (language !== answer.language || images.length === 0) return undefined;
  return {
    language,
    level: 'free',
    dream: text,
    moments: [],
    ending: undefined,
    feelings: findFeelings(viewDream(analysed, mentions, personal)).map(({ mention }) => mention.text),
    images,
    history: [],
    asked: {
      question,
      stretches,
      ours: answer.sentences
        .filter(({ part }) => part === 'change' || part === 'thought')
        .map((sentence) => sentence.text),
    },
  };
}
