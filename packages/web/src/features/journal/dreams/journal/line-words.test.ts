import { expect, it } from 'vitest';
import { buildLine } from '#web/testing/build-dream.ts';
import { lineWords } from './line-words.ts';

it.each([
  ['the thought of the reading', { headline: 'A habit follows you.' }, 'A habit follows you.'],
  [
    'how the dream begins, beside two of its images',
    { proposedTitle: 'The dog, the stairs' },
    'A black dog followed me.',
  ],
  ['how it goes on, where the title is its beginning', { title: 'A black dog' }, 'followed me.'],
  ['nothing, where the title says it all', { title: 'A black dog followed me.' }, ''],
])('says %s', (_, line, words) => {
  expect(lineWords(buildLine(line))).toBe(words);
});
