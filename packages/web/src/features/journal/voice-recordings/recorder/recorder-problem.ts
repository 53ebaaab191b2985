/** Why nothing can be recorded, or no longer. */
export type RecorderProblem =
  | 'unsupported'
  | 'not-allowed'
  | 'no-microphone'
  | 'in-use'
  | 'not-kept'
  | 'interrupted'
  | 'failed';

const problems: Readonly<Record<string, RecorderProblem>> = {
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

/** What an error of asking for the microphone means. */
export function problemOf(error: unknown): RecorderProblem {
  return (error instanceof Error && problems[error.name]) || 'failed';
}

/** Words for each. */
export const problemKeys: Readonly<Record<RecorderProblem, string>> = {
  unsupported: 'problem.unsupported',
  'not-allowed': 'problem.notAllowed',
  'no-microphone': 'problem.noMicrophone',
  'in-use': 'problem.inUse',
  'not-kept': 'problem.notKept',
  interrupted: 'problem.interrupted',
  failed: 'problem.failed',
};
