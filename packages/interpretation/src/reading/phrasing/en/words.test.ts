import { describe, expect, it } from 'vitest';
import { actedSample, nounSample, oneSample } from '../../testing/sample-slots.ts';
import { actorDoes, agree, happens, isAspect, isOf, it as pronoun, quote, theyAre } from './words.ts';

describe('English words', () => {
  it.each([
    ['a habit that keeps you company', 'is'],
    ['the steps between two levels', 'are'],
    ['your thoughts', 'are'],
    ['the readiness to listen', 'is'],
    ['the focus of your day', 'is'],
    ['many parts of you present at once', 'are'],
    ['two ways of seeing one thing', 'are'],
    ['the means of opening what is closed', 'are'],
    ['something that keeps its distances', 'is'],
    ['whatever passes', 'is'],
    ['the business that is left', 'is'],
  ])('say of %j that it %s', (meaning, verb) => {
    expect(isOf(meaning)).toBe(verb);
    expect(theyAre(meaning)).toBe(verb === 'is' ? 'it is' : 'they are');
  });

  it.each([
    ['dog', 'comes', 'it', false],
    ['stairs', 'come', 'them', false],
    ['brother', 'comes', 'it', true],
  ] as const)('agree with the noun %s', (name, verb, standIn, isPerson) => {
    const noun = nounSample('en', name);
    expect(agree(noun, 'comes', 'come')).toBe(verb);
    expect(pronoun(noun)).toBe(standIn);
    expect(isAspect(noun)).toBe(isPerson);
  });

  it.each([
    ['dog', 'the dog chases you'],
    ['stairs', 'the stairs chase you'],
    ['brother', 'your brother chases you'],
  ] as const)('tell what the %s does', (name, clause) => {
    const acted = actedSample('en', name);
    expect(actorDoes(acted)).toBe(clause);
    expect(happens(oneSample('en', { actor: acted }))).toBe(clause);
  });

  it('tell what the dreamer does, and nothing where it is not known', () => {
    expect(happens(oneSample('en'))).toBe('you open the door');
    expect(happens(oneSample('en', { doing: undefined }))).toBeUndefined();
    expect(actorDoes(actedSample('en', 'dog', { doing: undefined }))).toBeUndefined();
    expect(actorDoes(actedSample('en', 'dog', { actor: undefined }))).toBeUndefined();
  });

  it('quote in English marks', () => {
    expect(quote('I was afraid')).toBe('“I was afraid”');
    expect(quote(undefined)).toBeUndefined();
  });
});
