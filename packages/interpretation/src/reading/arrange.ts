import type { ReadingLevel, ReadingPart, ReadingSentence } from '../types.ts';
import { writeNightmareHelp, writeReassurances } from './care/reassure.ts';
import { type DraftSentence, evidenceOf } from './model.ts';
import { createLoom } from './weave/loom.ts';
import { weaveScene } from './weave/weave-scene.ts';
import { writeDeed, writeQuestion } from './writing/write-closing.ts';
import { type FrameContext, ranked, spanEvidence, writeEnding } from './writing/write-frame.ts';
import { writeGuidance } from './writing/write-guidance.ts';
import { writeOpening } from './writing/write-opening.ts';
import { mergeByScene } from './writing/write-personal.ts';
import type { Written } from './writing/write-point.ts';

/** The sentences of a reading in their order, before its level shortens it. */
export function arrange(
  context: FrameContext,
  personal: readonly DraftSentence[],
  level: ReadingLevel,
): DraftSentence[] {
  const { scenes } = context;
  const last = scenes.length + 1;
  const draft = (written: Written | undefined, part: ReadingPart, paragraph: number): DraftSentence[] =>
    written ? [{ ...written, part, paragraph, scene: paragraph - 1, weight: 9 }] : [];
  const opening = [...writeReassurances(context), ...writeOpening(context)].flatMap((each) =>
    draft(each, 'opening', 0),
  );
  const loom = createLoom(context, opening, level === 'premium');
  const read = scenes.flatMap((scene, number) => weaveScene(scene, number, loom));
  const merged = mergeByScene(read, personal);
  const isFelt = merged.some(({ part }) => part === 'feeling');
  const feeling = isFelt ? [] : draft(unnamedFeeling(context), 'feeling', last);
  const passages = withEnding(merged, last + 1);
  const ending = passages.some(({ part }) => part === 'ending')
    ? []
    : draft(writeEnding(context), 'ending', last + 1);
  const guidance = [writeGuidance(context), writeNightmareHelp(context)].flatMap((each) =>
    draft(each, 'guidance', last + 2),
  );
  const said = new Set(passages.flatMap(symbolsOf));
  const question = writeQuestion(context, said, guidance[0]?.evidence[0]?.symbol);
  const deed = writeDeed(context, said, question?.evidence[0]?.symbol);
  const closing = [...guidance, ...draft(question, 'question', last + 3), ...draft(deed, 'deed', last + 4)];
  const needed = [...opening, ...closing].flatMap((each) => symbolsOf(each).slice(0, 1));
  const body = keepBasis(passages, needed);
  const isLast = ({ part }: DraftSentence) => part === 'ending';
  return [
    ...opening,
    ...body.filter((each) => !isLast(each)),
    ...feeling,
    ...body.filter(isLast),
    ...ending,
    ...closing,
  ];
}

/** The last stretch of the dream is where the reading ends, when there is enough before it. */
function withEnding(passages: readonly DraftSentence[], paragraph: number): DraftSentence[] {
  const start = passages.findLast(({ at }) => at !== undefined)?.at;
  const before = passages.filter(({ at }) => at !== start);
  if (start === undefined || before.length < 3) return [...passages];
  return passages.map((each) =>
    each.at === start ? { ...each, part: 'ending', paragraph, weight: each.weight + 1 } : each,
  );
}

/** That no feeling is told, said of the dream's weightiest noun where the sentence names one. */
function unnamedFeeling({ analysis, scenes, phrasing, chooser }: FrameContext): Written | undefined {
  const noun = ranked(scenes).find((point) => point.kind === 'thing' || point.kind === 'place');
  const figure = noun?.kind === 'thing' || noun?.kind === 'place' ? noun.figure : undefined;
  const slots = { quote: undefined, np: figure?.phrase, meaning: undefined, isAct: false };
  const text = chooser.say(phrasing.feelingUnnamed, slots);
  if (text === undefined) return undefined;
  const named = figure && text.includes(figure.phrase) ? evidenceOf(figure.sign, 'feeling.unnamed') : [];
  const span = { start: 0, end: analysis.text.length };
  return { text, evidence: named.length > 0 ? named : spanEvidence(span, 'feeling.unnamed') };
}

function symbolsOf({ evidence }: Pick<ReadingSentence, 'evidence'>): string[] {
  return evidence.flatMap(({ symbol }) => symbol ?? []);
}

/** More than any symbol weighs by itself. */
const neededWeight = 20;

/** What opening, guidance, question and deed speak of is not left out when a reading is shortened. */
function keepBasis(passages: readonly DraftSentence[], needed: readonly string[]): DraftSentence[] {
  const basis = new Set(
    needed.map((needle) => passages.find(({ evidence }) => evidence.some(({ symbol }) => symbol === needle))),
  );
  return passages.map((passage) =>
    basis.has(passage) ? { ...passage, weight: passage.weight + neededWeight } : passage,
  );
}
