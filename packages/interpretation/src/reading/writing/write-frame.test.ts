import { describe, expect, it } from 'vitest';
import { frameOf, groundsOf } from '../testing/frame-of.ts';
import { lastQuote, ranked, writeEnding, writeOpening } from './write-frame.ts';

describe('writeOpening', () => {
  it.each([
    [
      'a change of place, then what happens',
      'I was in the kitchen with a bucket. Then I was at school. A dog chased me there.',
      [['change.place:kitchen', 'change.place:school'], ['opening.act:chase']],
    ],
    [
      'a change of place alone where nobody is seen to act',
      'I was in the kitchen with a bucket. Then I was at school with my brother.',
      [['change.place:kitchen', 'change.place:school']],
    ],
    [
      'what happens in the only place',
      'I was in the kitchen. A dog chased me.',
      [['frame.only:kitchen', 'opening.act:chase']],
    ],
    [
      'what happens and whom it concerns',
      'A dog chased me for hours.',
      [['opening.act:chase', 'aspect.animal:dog']],
    ],
    [
      'the first and the last picture',
      'There was a dog and a bucket.',
      [['change.image:dog', 'change.image:bucket']],
    ],
    ['the only picture', 'There was a dog and nothing else.', [['change.image:dog']]],
  ])('tells %s', (_case, text, grounds) => {
    expect(writeOpening(frameOf('en', text)).map(groundsOf)).toEqual(grounds);
  });

  it.each([
    ['en', 'A dog chased me for hours.', /chas|dog/i],
    ['en', 'I opened the door slowly.', /open/i],
    ['es', 'Un perro negro me perseguía sin parar.', /persegu|perro/i],
    ['es', 'Abrí la puerta muy despacio.', /abr/i],
  ] as const)('(%s) names what happens in %j', (language, text, event) => {
    for (const level of ['premium', 'plain'] as const) {
      const told = writeOpening(frameOf(language, text, level)).map((written) => written.text);
      expect(told.join(' ')).toMatch(event);
    }
  });

  it('has nothing to tell of a dream without symbols', () => {
    expect(writeOpening(frameOf('en', 'It was all somehow odd over there.'))).toEqual([]);
  });
});

describe('ranked', () => {
  it('puts the heaviest first and equal ones in the order of the dream', () => {
    const points = ranked(frameOf('en', 'There was a bucket and a key. A dog chased me.').scenes);
    const weights = points.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(points[0]?.kind).toBe('act');
    const starts = points.filter(({ weight }) => weight === weights.at(-1)).map(({ start }) => start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });
});

describe('lastQuote', () => {
  it.each([
    ['en', 'A dog came. Then it lay beside me.', 'it lay beside me'],
    ['en', 'A dog lay beside me. Then I woke up.', 'A dog lay beside me'],
    ['en', 'A dog lay beside me, and that is all I remember.', undefined],
    ['es', 'Vino un perro y se acostó conmigo.', 'se acostó conmigo'],
    ['es', 'Un perro dormía conmigo. Me desperté.', 'Un perro dormía conmigo'],
    ['en', 'So it was.', undefined],
    ['en', '...', undefined],
  ] as const)('(%s) of %j is %j', (language, text, quote) => {
    expect(lastQuote(frameOf(language, text).analysis)?.text).toBe(quote);
  });
});

describe('writeEnding', () => {
  it.each([
    'A dog came. Then it lay beside me.',
    'I was at school. There was a bucket!',
    'I opened the door slowly.',
  ])('rests on words of the last scene: %j', (text) => {
    const frame = frameOf('en', text);
    const last = frame.scenes.at(-1);
    const written = writeEnding(frame);
    expect(written?.evidence.length).toBeGreaterThan(0);
    for (const { start, end } of written?.evidence ?? []) {
      expect(start).toBeGreaterThanOrEqual(last?.start ?? Number.NaN);
      expect(end).toBeLessThanOrEqual(last?.end ?? Number.NaN);
    }
  });
});
