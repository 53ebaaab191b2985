import { useTranslation } from 'react-i18next';

/** At most so many reasons stand under one sentence. */
const mostLines = 3;

/** A rule `act.chase` has a line of its own, or that of its group, `act.any`. */
function useRuleLines(rules: readonly string[]): readonly string[] {
  const { t } = useTranslation('reading-rules');
  const lines = rules.map((rule) => {
    const [group = '', name = 'any'] = rule.split('.');
    return t(`${group}.${name}`, { defaultValue: t(`${group}.any`, { defaultValue: '' }) });
  });
  return [...new Set(lines)].filter((line) => line !== '').slice(0, mostLines);
}

interface RuleLinesProps {
  readonly label: string;
  readonly rules: readonly string[];
}

/** Why a sentence says what it says: the rules of the method that it follows. */
export function RuleLines({ label, rules }: RuleLinesProps) {
  const lines = useRuleLines(rules);
  if (lines.length === 0) return null;
  return (
    <p>
      <span className="sheet-label">{label}</span> {lines.join(' ')}
    </p>
  );
}
