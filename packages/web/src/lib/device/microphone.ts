/** What a microphone can be wanted for. */
export type MicrophoneUse = 'recording' | 'dictation';

/** The right to the microphone, from now until `release`. */
export interface MicrophoneClaim {
  readonly release: () => void;
  /** What had to stop for it; null: nothing. */
  readonly displaced: MicrophoneUse | null;
}

const holders = new Map<MicrophoneUse, () => void>();

/**
 * Whether recording and dictation can listen at the same time. Phones give the microphone to one at a time, and so does
 * Safari; Chromium on a computer, which alone says that it is not mobile, gives it to both.
 */
export function canShareMicrophone(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { mobile?: boolean } };
  return userAgentData?.mobile === false;
}

/**
 * Claims the microphone; `stop` is called where it has to be given up. Null where it cannot be had: a recording, of which
 * nothing may be missing, is not stopped for dictation; dictation is for a recording.
 */
export function claimMicrophone(use: MicrophoneUse, stop: () => void): MicrophoneClaim | null {
  const other: MicrophoneUse = use === 'recording' ? 'dictation' : 'recording';
  const stopOther = canShareMicrophone() ? undefined : holders.get(other);
  if (stopOther && use === 'dictation') return null;
  stopOther?.();
  holders.set(use, stop);
  return {
    release: () => {
      if (holders.get(use) === stop) holders.delete(use);
    },
    displaced: stopOther ? other : null,
  };
}
