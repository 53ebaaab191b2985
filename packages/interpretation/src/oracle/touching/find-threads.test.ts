import { describe, expect, it } from 'vitest';
import { findThreads } from './find-threads.ts';

const dreamOf = (id: number, content: string, language: 'en' | 'es' = 'en') => ({
  id,
  title: '',
  content,
  night: `2026-01-0${id}`,
  language,
  feelings: [],
  category: null,
  marks: [],
  thought: null,
});
const noise = [4, 5, 6].map((id) => dreamOf(id, 'It rained.'));

describe('findThreads', () => {
  it('finds a thing by its name alone, in any form, with its place', () => {
    const dreams = [
      dreamOf(1, 'I carried the gromble upstairs.'),
      dreamOf(2, 'Two of my grombles sang.'),
      ...noise,
    ];
    const found = findThreads(dreams);
    expect(found.get(1)).toEqual([{ stem: 'grombl', start: 14, end: 21 }]);
    expect(found.get(2)).toMatchObject([{ stem: 'grombl' }]);
    expect(found.get(4)).toEqual([]);
  });

  it('takes no word for a thing that nobody names so, or that comes in one dream', () => {
    const dreams = [
      dreamOf(1, 'We grombled and grombled.'),
      dreamOf(2, 'He grombled at the flurb.'),
      ...noise,
    ];
    expect([...findThreads(dreams).values()].flat()).toEqual([]);
  });

  it('leaves out what is met in most of the dreams, and what any dream has', () => {
    const most = [1, 2, 3, 4].map((id) => dreamOf(id, 'The gromble stood in the room.'));
    expect([...findThreads([...most, dreamOf(5, 'It rained.')]).values()].flat()).toEqual([]);
  });

  it.each([
    ['en', 'I saw the bird that went up.', 'There was a car that went back over the hill.'],
    ['es', 'Tomé la vuelta hacia atrás.', 'La vuelta era larga y la llevé hacia el mar.'],
  ] as const)('takes no verb of motion and no word of direction for a thing (%s)', (language, one, other) => {
    const dreams = [dreamOf(1, one, language), dreamOf(2, other, language), ...noise];
    expect([...findThreads(dreams).values()].flat()).toEqual([]);
  });

  it('reads each dream in its own language', () => {
    const dreams = [
      dreamOf(1, 'Había una pileta en el patio.', 'es'),
      dreamOf(2, 'La pileta tenía tierra.', 'es'),
      ...noise,
    ];
    expect(findThreads(dreams).get(2)).toMatchObject([{ start: 3, end: 9 }]);
  });
});
