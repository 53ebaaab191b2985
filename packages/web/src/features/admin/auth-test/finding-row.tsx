import { CircleAlert, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type FindingState = 'fine' | 'off' | 'warning' | 'failed';

const icons = { fine: CircleCheck, off: CircleMinus, warning: CircleAlert, failed: CircleX } as const;

export interface Fact {
  readonly label: string;
  readonly value: string;
}

interface FindingRowProps {
  readonly title: string;
  readonly state: FindingState;
  /** What is wrong, and what to do about it. */
  readonly problem?: string | undefined;
  readonly facts: readonly Fact[];
}

/** One thing that was looked at, how it is, and what was seen. */
export function FindingRow({ title, state, problem, facts }: FindingRowProps) {
  const { t } = useTranslation('auth-test');
  const Icon = icons[state];
  return (
    <section className="finding" data-state={state}>
      <h3>
        <Icon size={20} aria-hidden /> {title} <span className="finding-state">{t(`state.${state}`)}</span>
      </h3>
      {problem && <p>{problem}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
