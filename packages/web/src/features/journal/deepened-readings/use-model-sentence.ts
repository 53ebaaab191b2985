import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { modelQuery } from './deepened-readings.api.ts';

/** What is sent to whom once a member agrees, in one sentence that names the host; undefined until it is known. */
export function useModelSentence(isSignedIn = true): string | undefined {
  const { data } = useQuery({ ...modelQuery, enabled: isSignedIn });
  // Pages for everyone show it too: its words are loaded only where there is something to say.
  const { t, ready } = useTranslation(data?.model ? 'deepened-readings' : 'app', { useSuspense: false });
  return ready && data?.model ? t('consent', { ...data.model }) : undefined;
}
