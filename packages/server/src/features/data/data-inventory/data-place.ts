import type { DataPlace } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';

/** A place where something of a member is kept and that no export holds. */
export interface KeptPlace {
  readonly name: DataPlace;
  /** Tables that it is kept in. */
  readonly tables: readonly string[];
  /** How many things of the member's are there. */
  count(context: Pick<AppContext, 'db' | 'clock'>, userId: number): Promise<number>;
}
