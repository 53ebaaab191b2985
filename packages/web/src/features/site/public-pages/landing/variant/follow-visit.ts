import type { LandingVariant } from '@chitta/contract';
import { refusesCounting } from './arrival.ts';
import { keepVariant } from './keep-variant.ts';
import { openVisit, type Visit } from './visit.ts';
import { watchPage } from './watch-page.ts';

/** In memory alone, and one as long as the document lives: who comes back to the page goes on with it. */
let visit: Visit | null = null;

/** Keeps what was chosen, and tells what happens on the page; the result ends that. */
export function followVisit(variant: LandingVariant | null): () => void {
  void keepVariant();
  if (variant === null || variant.phase === null || refusesCounting()) return () => undefined;
  visit ??= openVisit({ phase: variant.phase, variant: variant.variant });
  return watchPage(visit);
}

/** The visit that is told of; null where none is. */
export const currentVisit = () => visit;

/** For tests: as if the page had been opened anew. */
export function forgetVisit(): void {
  visit = null;
}
