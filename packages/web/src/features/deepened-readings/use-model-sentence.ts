import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { modelQuery } from './deepened-readings.api.ts';

/** What is sent to whom once a member agrees, in one sentence that names the host; undefined until it is known. */
export function useModelSentence(): string | undefined {
  const { t, ready } = useTranslation('deepened-readings', { useSuspense: false });
  const { data } = useQuery(modelQuery);
  return ready && data?.model ? t('consent', { ...data.model }) : undefined;
}
