import { describe, expect, it } from 'vitest';
import { smallDictionary } from '../testing/small-dictionary.ts';
import { openDeviceWriting } from './device-writing.ts';
import type { DeviceWritingRequest } from './device-writing-protocol.ts';

const content = 'A dog stood in my house and I watched it for a while. Then it went to sleep.';
const own = {
  engineVersion: '5',
  language: 'en' as const,
  sentences: [
    { text: 'A habit rests.', part: 'headline' as const, paragraph: 0, evidence: [] },
    { text: 'Your dog was here before.', part: 'history' as const, paragraph: 1, evidence: [] },
  ],
};
const dictionary = { of: (asked: string) => (asked === 'en' ? smallDictionary : undefined) };
const sources = { language: 'en', dictionary, own: [], context: null } as const;
const open = (request: Partial<DeviceWritingRequest> = {}) =>
  openDeviceWriting({ content, fallback: 'en', memberId: 7, level: 'free', own, ...request }, sources);

const sentences = [
  {
    part: 'headline',
    text: 'A dog keeps quiet in the house where you think.',
    quotes: ['A dog stood in my house'],
  },
  { part: 'passage', passage: 1, text: 'The dog is a habit, and you let it be.', quotes: ['I watched it'] },
  {
    part: 'question',
    text: 'Which habit did you watch in the last two days?',
    quotes: ['I watched it for a while'],
  },
];
const answerOf = (all: readonly object[]) => JSON.stringify({ sentences: all });

describe('a reading that the browser’s model writes', () => {
  it('is asked for with the dream and what was found in it', () => {
    const { first } = open();
    expect(first).toMatchObject({ type: 'ask', passed: 0 });
    if (first.type !== 'ask') return;
    expect(JSON.parse(first.question.data)).toMatchObject({
      dream: content,
      images: [{ name: 'Dog' }, { name: 'House' }],
    });
  });

  it('is whole where all of it passes, with our own words about the journal', async () => {
    const step = await open().next(answerOf(sentences));
    expect(step).toMatchObject({ type: 'done', dropped: 0 });
    if (step.type !== 'done') return;
    expect(step.reading.sentences.map(({ part }) => part)).toEqual([
      'headline',
      'passage',
      'history',
      'question',
    ]);
    const [place] = step.reading.sentences[0]?.evidence ?? [];
    expect(content.slice(place?.start, place?.end)).toBe('A dog stood in my house');
  });

  it('is asked for once more where something does not pass, and then goes without it', async () => {
    const writing = open();
    const [headline, , question] = sentences;
    const wrong = {
      part: 'passage',
      passage: 1,
      text: 'A wolf will come to your house.',
      quotes: ['my house'],
    };
    const answer = answerOf([headline, wrong, sentences[1], question] as object[]);
    const again = await writing.next(answer);
    expect(again).toMatchObject({ type: 'ask', passed: 3 });
    if (again.type === 'ask') expect(JSON.parse(again.question.data).again).toHaveLength(1);
    expect(await writing.next('nothing of use')).toMatchObject({ type: 'done', dropped: 1 });
  });

  it.each([
    ['prose', 'What a lovely dream!'],
    ['nothing', ''],
    ['another form', '{"reading":"A dog."}'],
  ])('has failed where the model says %s', async (_name, answer) => {
    expect(await open().next(answer)).toEqual({ type: 'failed' });
  });

  it('is left where a dream may speak of real harm, and where nothing was recognised', () => {
    expect(open({ content: 'My father beat me every night in our house with his dog there.' }).first).toEqual(
      {
        type: 'left',
      },
    );
    expect(open({ content: 'Xyzzy plugh frotz gnusto rezrov.' }).first).toEqual({ type: 'left' });
  });
});
