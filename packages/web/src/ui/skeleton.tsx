import { classNames } from '#web/lib/class-names.ts';

/** Holds the place of content that is on its way. Size it with classes. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden />;
}
