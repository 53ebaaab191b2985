import type { Dream, FollowUp } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { followUpQuery } from '../follow-ups.api.ts';
import { Answer } from './answer.tsx';
import { Deed } from './deed.tsx';
import '../follow-ups.css';

interface SlotProps {
  readonly dreamId: number;
  /** As high as what will stand there. */
  readonly waiting: string;
  readonly children: (followUp: FollowUp) => ReactNode;
}

/** A part of what was said to a reading, once it is known; where it cannot be known the panel below says so. */
function Slot({ dreamId, waiting, children }: SlotProps) {
  const { data, isPending } = useQuery(followUpQuery(dreamId));
  if (!data && !isPending) return null;
  return (
    <div className="follow-up-slot" data-print="hide" aria-busy={isPending || undefined}>
      {data ? children(data) : <Skeleton className={waiting} />}
    </div>
  );
}

interface KeptSlotProps {
  readonly dream: Pick<Dream, 'id' | 'userId' | 'language'>;
}

/** Right under the question of a kept reading: its answer. */
export function KeptAnswerSlot({ dream: { id, userId, language } }: KeptSlotProps) {
  return (
    <Slot dreamId={id} waiting="h-[10.5rem] w-full">
      {({ answer }) => <Answer memberId={userId} dreamId={id} answer={answer} language={language} />}
    </Slot>
  );
}

/** Right under the step of a kept reading: what is done with it. */
export function KeptDeedSlot({ dream: { id } }: KeptSlotProps) {
  return (
    <Slot dreamId={id} waiting="h-20 w-full">
      {({ deed }) => <Deed dreamId={id} deed={deed} />}
    </Slot>
  );
}
