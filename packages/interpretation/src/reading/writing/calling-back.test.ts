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
