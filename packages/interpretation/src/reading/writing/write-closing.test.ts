import { describe, expect, it } from 'vitest';
import { frameOf, groundsOf } from '../testing/frame-of.ts';
import { writeDeed, writeQuestion } from './write-closing.ts';
import { writeGuidance } from './write-guidance.ts';

const dream = 'I was in the kitchen with a bucket. A dog chased me. Then I was at school with my brother.';
const none: ReadonlySet<string> = new Set();

describe('writeQuestion', () => {
  it('comes from the heaviest symbol', () => {
    expect(groundsOf(writeQuestion(frameOf('en', dream), none))).toEqual(['question.days:chase']);
  });

  it('comes from a symbol that a passage reads, where there is one', () => {
    const written = writeQuestion(frameOf('en', dream), new Set(['bucket']));
    expect(groundsOf(written)).toEqual(['question.days:bucket']);
    expect(written?.text).toMatch(/bucket\?$/);
  });

  it('is not put where nothing is recognised', () => {
    expect(writeQuestion(frameOf('en', 'It was all somehow odd over there.'), none)).toBeUndefined();
  });
});

describe('writeDeed', () => {
  it('comes from the last scene', () => {
    const [ground = ''] = groundsOf(writeDeed(frameOf('en', dream), none, undefined));
    expect(['deed.today:school', 'deed.today:brother']).toContain(ground);
  });

  it('does not repeat the symbol of the question', () => {
    const { scenes } = frameOf('en', dream);
    const asked = scenes
      .at(-1)
      ?.points.map((point) => ('figure' in point ? point.figure.sign.mention.symbol : ''));
    for (const symbol of asked ?? []) {
      expect(groundsOf(writeDeed(frameOf('en', dream), none, symbol))).not.toContain(`deed.today:${symbol}`);
    }
  });

  it('comes from a symbol that a passage reads, even from an earlier scene', () => {
    expect(groundsOf(writeDeed(frameOf('en', dream), new Set(['bucket']), 'dog'))).toEqual([
      'deed.today:bucket',
    ]);
  });

  it('repeats the symbol of the question where it is the only one', () => {
    const only = frameOf('es', 'Había un perro ahí.');
    expect(groundsOf(writeDeed(only, none, 'dog'))).toEqual(['deed.today:dog']);
  });
});

describe('writeGuidance', () => {
  it.each([
    ['en', dream, 'guidance.act:chase'],
    ['en', 'There was a dog and nothing else.', 'guidance.image:dog'],
    ['en', 'Everything around here was broken.', 'guidance.image:broken'],
    ['en', 'I was afraid the whole time.', 'guidance.image:fear'],
    ['es', 'Abrí la puerta muy despacio.', 'guidance.act:open'],
  ] as const)('(%s) of %j rests on %s', (language, text, ground) => {
    expect(groundsOf(writeGuidance(frameOf(language, text)))[0]).toBe(ground);
  });

  it('is not made from what was absent', () => {
    expect(writeGuidance(frameOf('en', 'There was no dog at all.'))).toBeUndefined();
  });
});
