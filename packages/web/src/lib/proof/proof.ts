import { ApiError } from '../api-error.ts';
import { createStore } from '../store.ts';

/** A call that waits until the member has proved to be the one. */
export interface ProofRequest {
  /** True: proved, the call is sent again. False: the member would rather not. */
  readonly answer: (isProven: boolean) => void;
  /** A password is not enough: the session shall have a second factor afterwards. */
  readonly needsSecondFactor: boolean;
}

/** The proof being asked for; whoever shows the pages shows the dialog for it. */
export const proofRequest = createStore<ProofRequest | null>(null);

let running: Promise<boolean> | null = null;

/** Asks the member for a proof; calls that need one at the same time share the question. */
export function askForProof(needsSecondFactor = false): Promise<boolean> {
  running ??= new Promise<boolean>((resolve) => {
    const request: ProofRequest = {
      needsSecondFactor,
      answer: (isProven) => {
        if (proofRequest.get() !== request) return;
        running = null;
        proofRequest.set(null);
        resolve(isProven);
      },
    };
    proofRequest.set(request);
  });
  return running;
}

/**
 * Makes a call, and where the server wants a fresh proof first, asks the member for it and makes the call again. Where
 * the member does not want to, the refusal (`accounts.proof_needed`) is thrown.
 */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isWanted = error instanceof ApiError && error.reason === 'accounts.proof_needed';
    if (!isWanted || !(await askForProof())) throw error;
    return call();
  }
}
