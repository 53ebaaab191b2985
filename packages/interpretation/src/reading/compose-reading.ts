import { analyseText } from '../analysed/analyse-text.ts';
import type { AnalysedText } from '../analysed/analysed-text.ts';
import { type DreamView, viewDream } from '../arcs/dream-view.ts';
import type { ArcFinder, CueMatch, FoundArc } from '../arcs/find-arcs.ts';
import { composeCare, withCareNote } from '../care/compose-care.ts';
import { type Care, findCare } from '../care/find-care.ts';
import { sentencesOfCare } from '../care/sentences-of-care.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { withPersonal } from '../personal/personal-lexicon.ts';
import type { Mention, Reading, ReadingContext, ReadingLevel, ReadingSentence } from '../types.ts';
import { chooseImages, isTelling } from './choose-images.ts';
import { hashOfText } from './choose-wording.ts';
import { withTypographicApostrophes } from './finish-sentence.ts';
import { writeHistory } from './history/write-history.ts';
import type { Describe } from './model.ts';
import { writePersonal } from './personal/write-personal.ts';
import { planReading } from './plan-reading.ts';
import type { ReadingTexts } from './reading-texts.ts';
import { writeReassurance } from './reassurance/write-reassurance.ts';
import { writeThought } from './write-thought.ts';

/** Version of the rules and sentences; stored with every reading. */
export const readingEngineVersion = '6';

/** What a reading is composed from. */
export interface ComposeInput {
  readonly text: string;
  /** The dream as recognition took it apart; missing: it is taken apart here. */
  readonly analysed?: AnalysedText | undefined;
  /** Recognised symbols; their offsets are UTF-16 offsets into `text`. */
  readonly mentions: readonly Mention[];
  /** The dictionary, which also sets the language of the reading. */
  readonly lexicon: Lexicon;
  /** The dreamer's own symbols. */
  readonly personal?: Lexicon | undefined;
  /** What readings of that language say. */
  readonly texts: ReadingTexts;
  /** What the dictionary says of a symbol; without it a dream without an arc is only told. */
  readonly describe?: Describe | undefined;
  readonly level: ReadingLevel;
  readonly context?: ReadingContext | undefined;
}

/**
 * Composes the reading of a dream: the same input always gives the same reading, and every sentence carries the words
 * of the dream it rests on. Dreams that speak of real harm get words of care alone.
 */
export function composeReading({ level, ...dream }: ComposeInput): Reading {
  return prepareReading(dream)(level);
}

/**
 * What all levels of a reading have in common is made once; the answer composes any of them, each as `composeReading`
 * does.
 */
export function prepareReading(dream: Omit<ComposeInput, 'level'>): (level: ReadingLevel) => Reading {
  const care = findCare(dream.text);
  const draftAt = care?.isSure && care.strength === 'strong' ? () => nothingRead : drafter(dream, care);
  const { language } = dream.lexicon;
  return (level) => {
    const draft = draftAt(level);
    const sentences = care ? withCare(draft.sentences, care, dream, level) : draft.sentences;
    return {
      engineVersion: readingEngineVersion,
      language,
      ...(draft.arc !== undefined && { arc: draft.arc }),
      ...(care && { care: { kind: care.kind, strength: strengthShown(care) } }),
      sentences: sentences.map((each) => ({ ...each, text: withTypographicApostrophes(each.text) })),
    };
  };
}

interface Draft {
  readonly arc: string | undefined;
  readonly sentences: readonly ReadingSentence[];
}

const nothingRead: Draft = { arc: undefined, sentences: [] };

/** What is not sure is answered as gently as what is gentle: read, with a word of care beside it. */
function strengthShown({ isSure, strength }: Care): Care['strength'] {
  return isSure ? strength : 'gentle';
}

/** Care comes before anything that is read, and alone where nothing is. */
function withCare(
  sentences: readonly ReadingSentence[],
  care: Care,
  { lexicon: { language } }: Omit<ComposeInput, 'level'>,
  level: ReadingLevel,
): readonly ReadingSentence[] {
  return sentences.length === 0
    ? composeCare(care, language, level)
    : withCareNote(sentences, care, language);
}

/** What weighs less happens in most dreams: it is read where no image says more. */
const ofMostDreams = 3;
/** Words. In a longer dream a single image says little of the whole. */
const shortDream = 60;

function drafter(dream: Omit<ComposeInput, 'level'>, care: Care | undefined): (level: ReadingLevel) => Draft {
  const { text, mentions, lexicon, personal, texts, context, describe = () => undefined } = dream;
  const view = viewDream(dream.analysed ?? analyseText(text, lexicon), mentions, personal);
  const seed = seedOf(text, mentions);
  const isGentle = care?.isSure === true;
  // The images of a loss carry no lesson.
  const images = isGentle ? [] : chooseImages(view, describe);
  const found = arcsOf(view, texts.findArcs, care);
  const arcs =
    isTelling(images[0]) && view.length <= shortDream
      ? found.filter(({ arc }) => arc.weight >= ofMostDreams)
      : found;
  const own = writePersonal(mentions, withPersonal(lexicon, personal));
  const past = context && !isGentle ? writeHistory(view.analysis, context, seed) : [];
  const reassurance = care ? [] : writeReassurance(view.analysis, seed);
  return (level) => {
    const plan = planReading(view, arcs, level);
    const history = level === 'premium' ? [...own, ...past] : own;
    const beside = { history, reassurance, isGentle, describe, images };
    const sentences =
      isGentle && arcs.length === 0 ? [] : writeThought(view, plan, texts.frames, { level, seed, ...beside });
    return { arc: plan.theme?.arc.id, sentences };
  };
}

/** The images of a loss carry no lesson: what is found in the sentences that tell it is not spoken of. */
function arcsOf(view: DreamView, findArcs: ArcFinder, care: Care | undefined): FoundArc[] {
  const arcs = findArcs(view);
  if (!care) return arcs;
  const told = sentencesOfCare(view, care);
  return arcs.flatMap((found) => {
    const isFree = ({ from }: CueMatch) => !told.has(view.sentence(from));
    const matches = found.matches.filter(isFree);
    const ending = found.ending && isFree(found.ending.match) ? found.ending : undefined;
    return matches.length === 0 ? [] : { ...found, matches, ending };
  });
}

/** What wordings are chosen by. The dream without its symbols: another dog or cat in it must not change the choice. */
export function seedOf(text: string, mentions: readonly Mention[]): number {
  const rest: string[] = [];
  let at = 0;
  for (const { start, end } of [...mentions].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    rest.push(text.slice(at, start));
    at = end;
  }
  return hashOfText([...rest, text.slice(at)].join('#'));
}
