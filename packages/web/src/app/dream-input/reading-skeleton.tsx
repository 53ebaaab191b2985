import { Skeleton } from '#web/ui/skeleton.tsx';
import './reading-stage.css';

/** As high as a reading, while it is being looked for. */
export function ReadingSkeleton() {
  return (
    <div className="reading-stage" aria-busy>
      <Skeleton className="mx-auto mb-8 h-10 w-full max-w-[68rem]" />
      <Skeleton className="mx-auto h-80 w-full max-w-[68rem]" />
    </div>
  );
}
