import { useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '#web/lib/forms/random-id.ts';
import { deviceMoments } from '../device/device-moments.ts';
import type { MomentDraft } from '../device/moments-database.ts';

const emptyDraft = (memberId: number): MomentDraft => ({
  memberId,
  id: randomId(),
  note: '',
  time: null,
  kind: null,
  hasPicture: false,
});

/** A picture that can be shown; its address is given back when another takes its place. */
function usePictureUrl(picture: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return setUrl(null);
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}

/** The moment that is being written: on the device with every stroke, and there again after a crash or a reload. */
export function useMomentDraft(memberId: number) {
  const [draft, setDraft] = useState<MomentDraft | null>(null);
  const [picture, setPicture] = useState<Blob | null>(null);
  const latest = useRef<MomentDraft | null>(null);

  useEffect(() => {
    let isGone = false;
    async function bringBack() {
      // A browser that keeps nothing begins with nothing.
      const kept = await deviceMoments.draft(memberId).catch(() => null);
      const shown = kept?.hasPicture
        ? await deviceMoments.picture(memberId, kept.id).catch(() => null)
        : null;
      if (isGone || latest.current) return;
      latest.current = kept ? { ...kept, hasPicture: shown !== null } : emptyDraft(memberId);
      setDraft(latest.current);
      setPicture(shown);
    }
    void bringBack();
    return () => {
      isGone = true;
    };
  }, [memberId]);

  const change = useCallback(
    (changes: Partial<Omit<MomentDraft, 'memberId' | 'id'>>) => {
      const next = { ...(latest.current ?? emptyDraft(memberId)), ...changes };
      latest.current = next;
      setDraft(next);
      // The words stay on the page where the browser refuses; keeping them says so.
      deviceMoments.putDraft(next).catch(() => undefined);
    },
    [memberId],
  );

  /** Puts a picture to it; false where this browser has no room for one. */
  async function attach(made: Blob): Promise<boolean> {
    const { id } = latest.current ?? emptyDraft(memberId);
    const isKept = await deviceMoments.putPicture(memberId, id, made).then(
      () => true,
      () => false,
    );
    if (isKept) {
      setPicture(made);
      change({ hasPicture: true });
    }
    return isKept;
  }

  async function detach(): Promise<void> {
    setPicture(null);
    change({ hasPicture: false });
    if (latest.current) await deviceMoments.removePicture(latest.current.id).catch(() => undefined);
  }

  /** It waits to be sent now: the next one begins. */
  function begin(): void {
    latest.current = emptyDraft(memberId);
    setDraft(latest.current);
    setPicture(null);
    deviceMoments.removeDraft(memberId).catch(() => undefined);
  }

  return { draft, pictureUrl: usePictureUrl(picture), change, attach, detach, begin };
}
