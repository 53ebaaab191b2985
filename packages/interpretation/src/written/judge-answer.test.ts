import { describe, expect, it } from 'vitest';
import type { ReadingLevel } from '../types.ts';
import { createJudge, type Judge } from './judge-answer.ts';
import { mentionsOf, planOf } from './testing/plan-of.ts';

const dream = 'A black dog stood by the door of my old house and I was afraid. Then it lay down and slept.';

async function judgeOf(level: ReadingLevel = 'free'): Promise<Judge> {
  return createJudge(await planOf(dream, 'en', level), (text) => mentionsOf(text, 'en'));
}

const quotes = ['A black dog stood'];
const headline = { part: 'headline', text: 'What scares you lies down once you stay by the door.', quotes };
const passage = { part: 'passage', passage: 1, text: 'The dog is a habit that stands by your door.', quotes };
const second = { part: 'passage', passage: 1, text: 'You stay, and it sleeps.', quotes };
const question = { part: 'question', text: 'What stood by your door in the last two days?', quotes };
const step = { part: 'step', text: 'Stay today where you would rather leave.', quotes };
const all = [headline, passage, second, question, step];
const wrong = { ...passage, text: 'The dog will leave.' };

async function takeAll(judge: Judge, sentences: readonly object[]) {
  for (const sentence of sentences) await judge.take(sentence);
}

describe('the judge of an answer', () => {
  it('accepts a reading that passes, and asks for nothing more', async () => {
    const judge = await judgeOf();
    await takeAll(judge, all);
    expect(judge.askAgain()).toBeUndefined();
    expect(judge.accepted()?.map(({ text }) => text)).toEqual(all.map(({ text }) => text));
    expect(judge.dropped()).toBe(0);
  });

  it('tells what it thinks of each sentence, and nothing of what is none', async () => {
    const judge = await judgeOf();
    expect(await judge.take(wrong)).toEqual({
      index: 0,
      part: 'passage',
      text: wrong.text,
      fault: 'prophecy',
    });
    expect(await judge.take({ headline: 'A dog.' })).toBeNull();
    expect(await judge.take(passage)).toMatchObject({ index: 1, fault: null });
    expect(await judge.take(passage)).toMatchObject({ index: 2, fault: 'repeated' });
  });

  it('puts a sentence that is asked for once more where the first one stood', async () => {
    const judge = await judgeOf();
    await takeAll(judge, [headline, wrong, second, question]);
    expect(JSON.parse(judge.askAgain()?.data ?? '{}').again).toMatchObject([{ id: 2, text: wrong.text }]);
    expect(await judge.take({ ...passage, id: 2 })).toMatchObject({ index: 1, fault: null });
    expect(judge.accepted()?.map(({ text }) => text)).toEqual(
      [headline, passage, second, question].map(({ text }) => text),
    );
    expect(judge.dropped()).toBe(0);
  });

  it('takes nothing the second time that it did not ask for', async () => {
    const judge = await judgeOf();
    await takeAll(judge, [headline, wrong, second, question]);
    judge.askAgain();
    expect(await judge.take({ ...passage, id: 1 })).toBeNull();
    expect(await judge.take({ ...passage, id: 3 })).toBeNull();
    expect(await judge.take({ ...step, id: 9 })).toBeNull();
  });

  it.each([
    ['headline', headline],
    ['question', question],
  ])('asks for a %s that never came', async (part, sentence) => {
    const judge = await judgeOf();
    await takeAll(
      judge,
      all.filter((each) => each !== sentence),
    );
    expect(JSON.parse(judge.askAgain()?.data ?? '{}').again).toMatchObject([{ part }]);
    expect(judge.accepted()).toBeUndefined();
    await judge.take(sentence);
    expect(judge.accepted()?.some((each) => each.part === part)).toBe(true);
  });

  it('drops two sentences and no more', async () => {
    const faulty = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...wrong, text: `You will go ${'on '.repeat(at + 1)}.` }));
    const two = await judgeOf();
    await takeAll(two, [...all, ...faulty(2)]);
    two.askAgain();
    expect(two.accepted()).toHaveLength(5);
    expect(two.dropped()).toBe(2);
    const three = await judgeOf();
    await takeAll(three, [...all, ...faulty(3)]);
    three.askAgain();
    expect(three.accepted()).toBeUndefined();
  });

  it('accepts nothing without a passage', async () => {
    const judge = await judgeOf();
    await takeAll(judge, [headline, question, step]);
    judge.askAgain();
    expect(judge.accepted()).toBeUndefined();
  });

  it('leaves out what is too much, without asking for it again', async () => {
    const judge = await judgeOf('plain');
    await takeAll(judge, [...all, { ...headline, text: 'Another dog lies by the door.' }]);
    expect(judge.askAgain()).toBeUndefined();
    expect(judge.accepted()?.map(({ part }) => part)).toEqual(['headline', 'passage', 'passage', 'question']);
  });

  it('is lost in an answer that has no end or hardly a sentence that passes', async () => {
    const endless = await judgeOf();
    await takeAll(
      endless,
      Array.from({ length: 31 }, () => step),
    );
    expect(endless.isLost()).toBe(true);
    const bad = await judgeOf();
    await takeAll(
      bad,
      Array.from({ length: 9 }, () => wrong),
    );
    expect(bad.isLost()).toBe(true);
  });

  it('asks for nothing where nothing came', async () => {
    const judge = await judgeOf();
    expect(judge.askAgain()).toBeUndefined();
    expect(judge.accepted()).toBeUndefined();
  });
});
