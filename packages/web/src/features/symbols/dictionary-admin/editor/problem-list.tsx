import type { DeskProblem } from '@chitta/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryFailure } from '#web/ui/query-result.tsx';
import { useRuleText } from './use-rule-text.ts';

interface ProblemListProps {
  readonly query: Pick<
    UseQueryResult<{ readonly problems: readonly DeskProblem[] }>,
    'data' | 'error' | 'isFetching' | 'refetch'
  >;
  /** The entry that is written; what shows in others names them. */
  readonly own: string;
}

/** What the rules of the dictionary find, in words of the page. */
export function ProblemList({ query: { data, error, isFetching, refetch }, own }: ProblemListProps) {
  const { t } = useTranslation('dictionary-admin');
  const ruleText = useRuleText();
  const problems = data?.problems;
  if (error && !isFetching)
    return <QueryFailure error={error} isBusy={isFetching} onRetry={refetch} retry={t('rules.again')} />;
  return (
    <div>
      <p role="status" className={problems === undefined ? 'text-muted' : undefined}>
        {problems === undefined && t('rules.asked')}
        {problems?.length === 0 && t('rules.kept')}
        {problems && problems.length > 0 && t('rules.broken', { count: problems.length })}
      </p>
      {problems && problems.length > 0 && (
        <ul className="desk-problems" aria-label={t('rules.title')}>
          {problems.map((problem) => (
            <li key={`${problem.symbol} ${problem.language} ${problem.message}`}>
              {problem.symbol !== own && <code>{problem.symbol}</code>}{' '}
              {problem.language && <strong>{t(`language.${problem.language}`)}: </strong>}
              {ruleText(problem) ?? <span lang="en">{problem.message}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
