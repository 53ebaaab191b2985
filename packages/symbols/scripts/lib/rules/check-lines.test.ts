import { describe, expect, it } from 'vitest';
import type { LinesEntry } from '../../../src/types.ts';
import { checkLine, checkLines } from './check-lines.ts';

const chase: LinesEntry = {
  symbol: 'chase',
  en: { toYou: ['{who} {wants/want} to be looked at'], guidance: ['Turn round once.'] },
  es: { toYou: ['{who} {quiere/quieren} que te des la vuelta'], guidance: ['Date la vuelta una vez.'] },
};
const symbols = [{ id: 'chase' }];

describe('checkLines', () => {
  it('accepts lines that are complete in both languages', () => {
    expect(checkLines([chase], symbols)).toEqual([]);
  });

  it.each([
    ['another number of lines', { ...chase, es: {} }, /"toYou": 1 English lines, 0 Spanish/],
    ['an unknown symbol', { ...chase, symbol: 'unicorn' }, /no symbol/],
    ['an unknown kind', { ...chase, en: { ...chase.en, me: ['x'] } }, /no kind of line/],
  ])('reports %s', (_, entry, message) => {
    expect(checkLines([entry as LinesEntry], symbols).map((each) => each.message)).toContainEqual(
      expect.stringMatching(message),
    );
  });

  it('reports a symbol and a line that come twice', () => {
    const messages = checkLines([chase, chase], symbols).map(({ message }) => message);
    expect(messages).toContain('has lines twice');
    expect(messages.join()).toMatch(/is said of chase as well/);
  });
});

describe('checkLine', () => {
  it.each([
    ['Nobody comes', 'any', 'en', /begins small/],
    ['nobody comes.', 'any', 'en', /without a full stop/],
    ['you should turn round', 'you', 'en', /do not use/],
    ['debes volver', 'you', 'es', /do not use/],
    ['it follows you', 'toYou', 'en', /needs \{who\}/],
    ['{who} follows {whom}', 'other', 'en', /has a slot that/],
    ['{who} {is/are turned', 'other', 'en', /broken slot/],
    ['What is it.', 'questions', 'en', /question/],
  ] as const)('%s (%s)', (line, kind, language, message) => {
    expect(checkLine(line, kind, language).join()).toMatch(message);
  });

  it('accepts a fallback and an agreement', () => {
    expect(checkLine('{what|something of yours} {is/are} carried on', 'any', 'en')).toEqual([]);
  });
});
