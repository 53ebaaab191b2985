import { expect, it } from 'vitest';
import { buildAnswer } from '#web/testing/build-dream.ts';
import { deviceAnswer, isComposedOnDevice } from './device-answer.ts';

it('has the shape of an answer, and knows where it comes from', () => {
  const { translation, reading, symbols, language, allowance } = buildAnswer();
  const answer = deviceAnswer(
    { translation, reading, symbols, language },
    { level: 'premium', allowance, key: 'k' },
  );
  expect(answer).toMatchObject({ ...buildAnswer({ message: '', isPremiumTranslation: true }), key: 'k' });
  expect([isComposedOnDevice(answer), isComposedOnDevice(buildAnswer())]).toEqual([true, false]);
});
