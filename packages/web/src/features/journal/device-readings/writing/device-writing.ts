import { createPersonalLexicon, recognise, recogniseDream } from '@chitta/interpretation';
import {
  assembleReading,
  createJudge,
  createObjectReader,
  planDream,
  writeQuestion,
} from '@chitta/interpretation/written';
import type { DeviceSources } from '../read-on-device.ts';
import type { DeviceWritingRequest, DeviceWritingStep } from './device-writing-protocol.ts';

/** One reading that the browser's model writes: the first step, and the next for each answer of the model. */
export interface DeviceWriting {
  readonly first: DeviceWritingStep;
  readonly next: (answer: string) => Promise<DeviceWritingStep>;
}

/** Plans and checks as the server does, with what the device knows. */
export function openDeviceWriting(
  { content, level, own }: DeviceWritingRequest,
  { dictionary, language, own: symbols }: DeviceSources,
): DeviceWriting {
  const dream = recogniseDream({
    text: content,
    language,
    dictionary,
    personal: (asked) => createPersonalLexicon(asked, symbols),
  });
  const { lexicon, readingTexts: texts } = dream.dictionary;
  const { text, analysed, mentions, personal } = dream;
  const plan = planDream({ text, analysed, mentions, lexicon, personal, texts, level }, own.sentences);
  const failed = async (): Promise<DeviceWritingStep> => ({ type: 'failed' });
  if (plan === undefined || plan.images.length === 0) return { first: { type: 'left' }, next: failed };

  const judge = createJudge(plan, (sentence) => recognise(sentence, lexicon));
  let passed = 0;
  let answers = 0;
  return {
    first: { type: 'ask', question: writeQuestion(plan), passed },
    next: async (answer) => {
      answers += 1;
      for (const object of createObjectReader()(answer)) {
        if (judge.isLost()) break;
        const verdict = await judge.take(object);
        if (verdict?.fault === null) passed += 1;
      }
      const question = answers === 1 && !judge.isLost() ? judge.askAgain() : undefined;
      if (question) return { type: 'ask', question, passed };
      const accepted = judge.accepted();
      if (!accepted) return { type: 'failed' };
      const sentences = assembleReading(plan, accepted, own.sentences);
      return { type: 'done', reading: { ...own, sentences }, dropped: judge.dropped() };
    },
  };
}
