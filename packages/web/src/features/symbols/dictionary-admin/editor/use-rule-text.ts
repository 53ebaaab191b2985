import type { DeskProblem } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

/** What a rule finds, in words of the page; null: it has none, and is told in English. */
export function useRuleText(): (problem: DeskProblem) => string | null {
  const { t, i18n } = useTranslation('dictionary-admin');
  return ({ rule, values }) => {
    if (rule === null || !i18n.exists(`dictionary-admin:rule.${rule}`)) return null;
    const named = { ...values };
    // Fields and kinds are called what the form calls them.
    for (const part of ['field', 'what'] as const) {
      const name = `dictionary-admin:field.${values[part]}`;
      if (values[part] !== undefined && i18n.exists(name))
        named[part] = i18n.t(name as 'dictionary-admin:field.name');
    }
    return t(`rule.${rule}` as 'rule.meaningFullStop', named as Record<string, string>);
  };
}
