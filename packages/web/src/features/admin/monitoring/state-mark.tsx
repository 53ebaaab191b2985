import type { Monitoring } from '@chitta/contract';
import { CircleCheck, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';

export type MonitoringState = Monitoring['state'];

/** Each state has a shape of its own: nobody has to tell it by its colour. */
const icons: Readonly<Record<MonitoringState, LucideIcon>> = {
  ok: CircleCheck,
  warning: TriangleAlert,
  alarm: OctagonAlert,
};

interface StateMarkProps {
  readonly state: MonitoringState;
  /** The state in a word or two. */
  readonly words: string;
}

/** A state: its sign and its words. */
export function StateMark({ state, words }: StateMarkProps) {
  const Icon = icons[state];
  return (
    <span className="state-mark" data-state={state}>
      <Icon size={18} aria-hidden />
      {words}
    </span>
  );
}
