import { AppError } from '../../errors/app-error.ts';

/** Counts requests that bring files, so that nobody fills the disk or takes the turn of all others. */
export interface UploadPlaces {
  /**
   * Takes a place for a member; what is returned gives it back, however often it is called. Throws
   * `requests.too_many` where the member has all of theirs, `server.overloaded` where there are none left.
   */
  take(member: number): () => void;
}

/** Seconds after which asking again makes sense. */
const retryAfter = 10;

export function createUploadPlaces(most: {
  readonly perMember: number;
  readonly inAll: number;
}): UploadPlaces {
  const taken = new Map<number, number>();
  let inAll = 0;
  return {
    take(member) {
      const own = taken.get(member) ?? 0;
      if (own >= most.perMember) throw new AppError('requests.too_many', { retryAfter });
      if (inAll >= most.inAll) throw new AppError('server.overloaded', { retryAfter });
      taken.set(member, own + 1);
      inAll += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        inAll -= 1;
        const left = (taken.get(member) ?? 1) - 1;
        if (left > 0) taken.set(member, left);
        else taken.delete(member);
      };
    },
  };
}
