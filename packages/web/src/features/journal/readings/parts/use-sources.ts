import { useState } from 'react';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';

const off = 'off';

/** Whether sources follow the paragraphs of a reading, as chosen on this device. */
export function useSources() {
  const [hasSources, setSources] = useState(() => readLocal(localKeys.readingSources) !== off);
  function toggle() {
    writeLocal(localKeys.readingSources, hasSources ? off : 'on');
    setSources(!hasSources);
  }
  return { hasSources, toggle };
}
