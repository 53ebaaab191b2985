import { Skeleton } from '#web/ui/skeleton.tsx';
import './reading-bar.css';
import './reading-stage.css';

/** As high as a reading, while it is being looked for. */
export function ReadingSkeleton() {
  return (
    <div className="reading-stage" aria-busy>
      <div className="reading-bar" />
      <div className="reading-waiting">
        <Skeleton className="reading-waiting-sky" />
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}
