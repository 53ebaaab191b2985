import type { DeskProblem } from '@chitta/contract';
import { ruleTexts } from '@chitta/symbols/rule-texts';
import { describe, expect, it } from 'vitest';
import { problemsAt } from './field-problems.ts';

const problem = (changes: Partial<DeskProblem>): DeskProblem => ({
  symbol: 'zibber',
  language: 'en',
  rule: 'noFullStop',
  values: {},
  message: 'x',
  ...changes,
});
const at = (found: DeskProblem, field: string, language: 'en' | 'es' = 'en') =>
  problemsAt([found], { own: 'zibber', language, field }).length === 1;

describe('what is said beside a field', () => {
  it('is of the field that the rule names, in its language', () => {
    const found = problem({ values: { field: 'deed' } });
    expect([at(found, 'deed'), at(found, 'deed', 'es'), at(found, 'insight')]).toEqual([true, false, false]);
  });

  it.each([
    ['meaningFullStop', 'meaning'],
    ['descriptionTooLong', 'description'],
    ['functionTooLong', 'function'],
    ['variationSigns', 'variations'],
    ['unshownNoVariation', 'unshown'],
  ])('is where the rule %s is kept: %s', (rule, field) => {
    expect(ruleTexts).toHaveProperty(rule);
    expect(at(problem({ rule }), field)).toBe(true);
  });

  it('is of the language that a famous person lacks', () => {
    const found = problem({ rule: 'qualityNoPhrase', language: null, values: { language: 'es' } });
    expect([at(found, 'quality', 'es'), at(found, 'quality')]).toEqual([true, false]);
  });

  it('is nothing of other entries, nor of what nobody has written yet', () => {
    expect(at(problem({ symbol: 'dog', values: { field: 'deed' } }), 'deed')).toBe(false);
    expect(at(problem({ rule: 'fieldMissing', values: { field: 'deed' } }), 'deed')).toBe(false);
    expect(at(problem({ rule: 'variationsMissing' }), 'variations')).toBe(false);
    expect(at(problem({ rule: null }), 'deed')).toBe(false);
  });
});
