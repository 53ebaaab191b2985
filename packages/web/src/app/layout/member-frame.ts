import type { SessionUser } from '@chitta/contract';
import type { ComponentType } from 'react';
import { createStore } from '#web/lib/store.ts';

/** What stands around the pages of members alone. */
export interface MemberFrame {
  /** In the header. */
  readonly Menu: ComponentType<{ readonly user: SessionUser }>;
  /** Between header and page. */
  readonly Above: ComponentType;
  /** Behind the page. */
  readonly Behind: ComponentType;
}

/** Comes with the pages of members; a visitor's first page does without. */
export const memberFrame = createStore<MemberFrame | null>(null);
