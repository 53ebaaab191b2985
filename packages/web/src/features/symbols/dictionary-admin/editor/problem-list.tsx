import type { DeskProblem } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

interface ProblemListProps {
  /** Undefined while the rules are asked. */
  readonly problems: readonly DeskProblem[] | undefined;
  /** The entry that is written; what shows in others names them. */
  readonly own: string;
}

/** What the rules of the dictionary find, in words of the page. */
export function ProblemList({ problems, own }: ProblemListProps) {
  const { t } = useTranslation('dictionary-admin');
  if (problems === undefined) return <p className="text-muted">{t('rules.asked')}</p>;
  if (problems.length === 0) return <p>{t('rules.kept')}</p>;
  return (
    <div>
      <p>{t('rules.broken', { count: problems.length })}</p>
      <ul className="desk-problems">
        {problems.map((problem) => (
          <li key={`${problem.symbol} ${problem.language} ${problem.message}`}>
            {problem.symbol !== own && <code>{problem.symbol}</code>}{' '}
            {problem.language && <strong>{t(`language.${problem.language}`)}: </strong>}
            <RuleText problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RuleText({ problem: { rule, values, message } }: { readonly problem: DeskProblem }) {
  const { t, i18n } = useTranslation('dictionary-admin');
  if (rule === null || !i18n.exists(`dictionary-admin:rule.${rule}`)) return <span lang="en">{message}</span>;
  const named = { ...values };
  // Fields and kinds are called what the form calls them.
  for (const part of ['field', 'what'] as const) {
    const name = `dictionary-admin:field.${values[part]}`;
    if (values[part] !== undefined && i18n.exists(name))
      named[part] = i18n.t(name as 'dictionary-admin:field.name');
  }
  return <>{t(`rule.${rule}` as 'rule.meaningFullStop', named as Record<string, string>)}</>;
}
