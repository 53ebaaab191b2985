import { readingRules } from '@chitta/interpretation';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import english from '../locales/reading-rules.en.json' with { type: 'json' };
import spanish from '../locales/reading-rules.es.json' with { type: 'json' };
import { RuleLines } from './rule-lines.tsx';

type Lines = Readonly<Record<string, Readonly<Record<string, string>>>>;

function open(...rules: string[]): string {
  const { container } = render(<RuleLines label="Why:" rules={rules} />);
  return container.textContent;
}

describe('lines for rules', () => {
  const groups = [...new Set(Object.keys(readingRules).map((rule) => rule.split('.')[0] ?? ''))];

  it.each([
    ['en', english as Lines],
    ['es', spanish as Lines],
  ])('say in %s why, for every group of rules there is', (_language, lines) => {
    expect(groups.filter((group) => !lines[group]?.any)).toEqual([]);
  });

  it.each([
    ['en', english as Lines],
    ['es', spanish as Lines],
  ])('are short whole sentences in %s, each said once', (_language, lines) => {
    const all = Object.entries(lines).flatMap(([group, each]) =>
      // "person" and "aspect" are one idea under two names.
      group === 'person' ? [] : Object.values(each),
    );
    expect(all.filter((line) => line.length > 140 || !/^\p{Lu}.*\.$/u.test(line))).toEqual([]);
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
  });
});

describe('RuleLines', () => {
  beforeAll(() => loadWords('reading-rules'));
  afterEach(() => i18n.changeLanguage('en'));

  it('says the reason of a rule', () => {
    expect(open('aspect.animal')).toBe(`Why: ${english.aspect.animal}`);
  });

  it('falls back to the line of the group', () => {
    expect(open('aspect.rule-of-tomorrow')).toBe(`Why: ${english.aspect.any}`);
    expect(open('personal')).toBe(`Why: ${english.personal.any}`);
  });

  it('says nothing for a rule that it does not know, and nothing twice', () => {
    expect(open('unheard.of')).toBe('');
    expect(open('aspect.one', 'aspect.two', 'unheard.of')).toBe(`Why: ${english.aspect.any}`);
  });

  it('gives three reasons at most', () => {
    const text = open('act.dreamer', 'aspect.animal', 'condition.scene', 'ending.last');
    expect(text).toContain(english.condition.scene);
    expect(text).not.toContain(english.ending.any);
  });

  it('speaks the language of the member', async () => {
    await i18n.changeLanguage('es');
    open('aspect.animal');
    expect(screen.getByText(spanish.aspect.animal, { exact: false })).toBeTruthy();
  });
});
