import { describe, expect, it } from 'vitest';
import { sentenceFaults } from '../testing/sentence-faults.ts';
import { calledBack } from './calling-back.ts';
import { finishSentence } from './choose.ts';

/** Always the same way, and never the turn that leaves a sentence as it is. */
const turnTo = (at: number) => (count: number) => (count === 4 ? 1 : at % count);

const samples = {
  en: { image: 'the driving', line: 'your hands are on the wheel' },
  es: { image: 'lo de conducir', line: 'tus manos llevan el volante' },
} as const;

describe.each(['en', 'es'] as const)('calledBack (%s)', (language) => {
  const { image, line } = samples[language];

  it.each(['opening', 'after', 'before', 'guidance'] as const)('names the image in every %s', (place) => {
    for (let at = 0; at < 16; at += 1) {
      const said = calledBack(place, image, line, language, turnTo(at));
      expect(said.toLowerCase()).toContain(language === 'es' ? 'de conducir' : image);
      expect(said.toLowerCase()).toContain(line);
      expect(sentenceFaults(finishSentence(said), language), said).toEqual([]);
    }
  });

  it('leaves a line alone without an image, with a colon of its own, or that names it', () => {
    for (const [name, said] of [
      [undefined, line],
      [image, 'a: b'],
      [image, language === 'es' ? 'conducir es llevar' : 'driving is holding a course'],
    ] as const)
      expect(calledBack('opening', name, said, language, turnTo(3))).toBe(said);
  });

  it('leaves one in four as it is', () => {
    expect(calledBack('guidance', image, line, language, () => 0)).toBe(line);
  });
});

/** Images of every shape that `imageNameOf` gives, of both genders and numbers, and lines of each person. */
const images = {
  en: ['the driving', 'being late', 'your car', 'the fear', 'an old house', 'your brother', 'the prayer'],
  es: ['lo de conducir', 'el miedo', 'la boda', 'tu coche', 'los celos', 'las ganas', 'una casa vieja'],
} as const;
const lines = {
  en: ['you keep the wheel', 'One thing is enough', 'I is a word too', 'what is yours stays'],
  es: ['llevas el volante', 'Una cosa basta', 'te quedas donde estás', 'lo tuyo se queda'],
} as const;
const places = { opening: 16, after: 12, before: 10, guidance: 16 } as const;

describe.each(['en', 'es'] as const)('every way to call an image back (%s)', (language) => {
  it.each(Object.entries(places) as [keyof typeof places, number][])(
    'is well formed for %s',
    (place, count) => {
      const wrong: string[] = [];
      for (const image of images[language]) {
        for (const line of lines[language]) {
          const said = Array.from({ length: count }, (_, at) =>
            finishSentence(calledBack(place, image, line, language, turnTo(at))),
          );
          expect(new Set(said).size).toBe(count);
          wrong.push(...said.filter((text) => sentenceFaults(text, language).length > 0));
          wrong.push(...said.filter((text) => !text.toLowerCase().includes(line.toLowerCase())));
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('asks for one way of each kind alone', () => {
    const asked: number[] = [];
    for (const place of ['opening', 'after', 'before', 'guidance'] as const)
      calledBack(place, images[language][0], lines[language][0], language, (count) => {
        asked.push(count);
        return 1;
      });
    expect(asked).toEqual([16, 4, 12, 4, 10, 4, 16, 4]);
  });

  it('takes as many turns where it calls nothing back, so that no image changes the next ones', () => {
    const turns = (image: string | undefined, line: string) => {
      let count = 0;
      calledBack('guidance', image, line, language, () => {
        count += 1;
        return 1;
      });
      return count;
    };
    const [image] = images[language];
    expect([turns(image, 'a'), turns(undefined, 'a'), turns(image, 'a: b')]).toEqual([2, 2, 2]);
  });
});

describe('the first letter of a line that is called back', () => {
  it.each([
    ['en', 'You keep the wheel', 'the fear: you keep'],
    ['en', 'I is a word', 'the fear: I is'],
    ['en', 'TV is a habit', 'the fear: TV is'],
    ['es', 'Érase un miedo mayor', 'la boda: érase'],
  ] as const)('(%s) %j', (language, line, expected) => {
    const image = language === 'es' ? 'la boda' : 'the fear';
    expect(calledBack('after', image, line, language, turnTo(1))).toContain(expected);
  });

  it.each([
    ['en', 'With you it stays', /\? With you/u],
    ['es', 'Contigo se queda', /\? Contigo/u],
  ] as const)('(%s) stays large behind a question mark', (language, line, expected) => {
    const said = calledBack('guidance', 'Ana', line, language, turnTo(7));
    expect(said).toMatch(expected);
  });
});

describe('a line that names its image in any form', () => {
  it.each([
    ['en', 'your brother', 'a brother is a mirror'],
    ['en', 'the fear', 'your fears have a door'],
    ['es', 'lo de conducir', 'quien conduce elige'],
    ['es', 'los celos', 'el celo guarda'],
    ['es', 'la boda', 'las bodas unen'],
  ] as const)('(%s) is not called back to %s: %j', (language, image, line) => {
    expect(calledBack('opening', image, line, language, turnTo(0))).toBe(line);
  });

  it.each([
    ['en', 'your brother', 'both of you wait'],
    ['es', 'la boda', 'lo bordas sin prisa'],
  ] as const)('(%s) is not told from a line without it: %s, %j', (language, image, line) => {
    expect(calledBack('opening', image, line, language, turnTo(0))).not.toBe(line);
  });
});
