import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimMicrophone, type MicrophoneClaim } from '#web/lib/device/microphone.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type DictationProblem, startDictation } from './dictation.ts';

const problemKeys: Readonly<Record<DictationProblem, string>> = {
  'not-allowed': 'dictation.notAllowed',
  'no-microphone': 'dictation.noMicrophone',
  network: 'dictation.network',
  failed: 'dictation.failed',
};

/** Dictation for the editor: spoken words go to `onWords`; a clear word where the browser cannot listen. */
export function useDictation(onWords: (words: string) => void) {
  const { t } = useTranslation('dreams');
  const [isListening, setListening] = useState(false);
  const [hearing, setHearing] = useState('');
  const stopRef = useRef<(() => void) | null>(null);
  const claimRef = useRef<MicrophoneClaim | null>(null);
  const onWordsRef = useRef(onWords);
  onWordsRef.current = onWords;
  useEffect(
    () => () => {
      // Words that arrive after the editor has gone would change a dream that is being read already.
      onWordsRef.current = () => undefined;
      stopRef.current?.();
    },
    [],
  );

  function handleEnd(problem: DictationProblem | null) {
    stopRef.current = null;
    claimRef.current?.release();
    setListening(false);
    setHearing('');
    if (problem) toast({ title: t('dictation.stopped'), description: t(problemKeys[problem]) });
  }

  function toggle() {
    if (stopRef.current) return stopRef.current();
    claimRef.current = claimMicrophone('dictation', () => stopRef.current?.());
    if (!claimRef.current) {
      toast({ title: t('dictation.recordingFirst'), description: t('dictation.recordingFirstText') });
      return;
    }
    stopRef.current = startDictation(currentLanguage(), {
      onWords: (words) => onWordsRef.current(words),
      onHearing: setHearing,
      onEnd: handleEnd,
    });
    setListening(stopRef.current !== null);
    if (!stopRef.current) {
      claimRef.current.release();
      toast({ title: t('dictation.unsupported'), description: t('dictation.unsupportedHint') });
    }
  }

  return { isListening, hearing, toggle };
}
