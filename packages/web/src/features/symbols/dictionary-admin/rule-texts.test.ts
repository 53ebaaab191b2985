import { ruleTexts } from '@chitta/symbols/rule-texts';
import { expect, it } from 'vitest';
import english from './locales/dictionary-admin.en.json';
import spanish from './locales/dictionary-admin.es.json';

/** Rules that no page can break: it offers switches and lists where these ask for words. */
const unreachable = new Set(['unknownGroup', 'commonUnclear', 'vitalUnclear', 'unknownBasis']);
const placesIn = (text: string) => [...text.matchAll(/\{+(\w+)\}+/g)].map(([, name]) => name).sort();

it.each(Object.entries(ruleTexts).filter(([rule]) => !unreachable.has(rule)))(
  'the rule %s is told in both languages, with values that it has',
  (rule, text) => {
    for (const { rule: texts } of [english, spanish]) {
      const told = (texts as Record<string, string>)[rule];
      expect(told, rule).toBeTruthy();
      expect(placesIn(text)).toEqual(expect.arrayContaining(placesIn(told ?? '')));
    }
  },
);
