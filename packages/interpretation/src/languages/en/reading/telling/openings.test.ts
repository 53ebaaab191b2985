import { describe, expect, it } from 'vitest';
import { opensWithName, opensWithSubject, withoutLead } from './openings.ts';

describe('withoutLead', () => {
  it.each([
    ['And then I fell', 'then I fell'],
    ['Well, last night I dreamed that I fell', 'I fell'],
    ['So, in this dream, we were at sea', 'we were at sea'],
    ['It seemed like I was lost', 'I was lost'],
    ['So that I could see', 'So that I could see'],
    ['I dreamed badly', 'I dreamed badly'],
  ])('of %j leaves %j', (clause, rest) => {
    expect(withoutLead(clause)).toBe(rest);
  });
});

describe('opensWithSubject', () => {
  it.each([
    'i ran',
    'then the dog barked',
    'all of a sudden he left',
    'slowly, then it rose',
    "there's a cat",
  ])('is so of %j', (small) => {
    expect(opensWithSubject(small)).toBe(true);
  });

  it.each(['ran off', 'only i knew', 'italy is far', 'quickly ran', ''])('is not so of %j', (small) => {
    expect(opensWithSubject(small)).toBe(false);
  });
});

describe('opensWithName', () => {
  it.each([
    ['Anna was there', true],
    ['Anna and Ben jumped', true],
    ['Anna or my aunt came', true],
    ['Running was hard', false],
    ['Anna red shoes', false],
  ])('of %j is %s', (clause, is) => {
    expect(opensWithName(clause, clause.toLowerCase())).toBe(is);
  });
});
