import { useEffect, useState } from 'react';
import { deviceRecordings } from './device-recordings.ts';

/** A recording on this device that can be played. */
export interface PlayableRecording {
  readonly src: string;
  readonly seconds: number;
}

/**
 * A recording of the member on this device; `missing` where it is not here, null while it is looked for. `isReady`: it is
 * complete, so that it can be looked for.
 */
export function useDeviceRecording(
  memberId: number,
  id: string | undefined,
  isReady = true,
): PlayableRecording | 'missing' | null {
  const [found, setFound] = useState<PlayableRecording | 'missing' | null>(null);
  useEffect(() => {
    setFound(null);
    if (id === undefined || !isReady) return;
    let src: string | null = null;
    let isGone = false;
    deviceRecordings.load(memberId, id).then(
      (loaded) => {
        if (isGone) return;
        if (loaded === null || loaded.sound.size === 0) return setFound('missing');
        src = URL.createObjectURL(loaded.sound);
        setFound({ src, seconds: loaded.recording.seconds });
      },
      // A look that fails says nothing of what is there.
      () => undefined,
    );
    return () => {
      isGone = true;
      if (src !== null) URL.revokeObjectURL(src);
    };
  }, [memberId, id, isReady]);
  return found;
}
