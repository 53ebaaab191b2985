import { useEffect, useState } from 'react';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';

/** Dim, warm and large, for writing at three in the morning. Remembered, and only while the editor is open. */
export function useNightMode(): { readonly isNight: boolean; readonly toggle: () => void } {
  const [isNight, setNight] = useState(() => readLocal(localKeys.nightMode) === 'on');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isNight) dataset.night = 'true';
    return () => {
      delete dataset.night;
    };
  }, [isNight]);
  function toggle() {
    writeLocal(localKeys.nightMode, isNight ? 'off' : 'on');
    setNight(!isNight);
  }
  return { isNight, toggle };
}
