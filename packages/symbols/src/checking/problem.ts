import type { Language } from '../types.ts';
import { type RuleId, ruleTexts } from './rule-texts.ts';

/** What a rule finds, without where. */
export interface Fault {
  /** What editors read who work on files; `rule` and `values` say the same to an editor of another language. */
  readonly message: string;
  readonly rule?: RuleId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Something in the content that an editor has to change. */
export interface Problem extends Fault {
  readonly symbol: string;
  readonly language?: Language;
}

export const contentLanguages: readonly Language[] = ['en', 'es'];

/** What the rule says with these values in their places. */
export function fault(rule: RuleId, values: Readonly<Record<string, string | number>> = {}): Fault {
  const message = ruleTexts[rule].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return { rule, values, message };
}
