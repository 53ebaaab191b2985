import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  PreviewOnItsWay,
  ReadingPreview,
} from '#web/features/payments/memberships/preview/reading-preview.tsx';
import { currentLanguage } from '#web/lib/i18n.ts';
import { useMember } from '#web/lib/session.ts';
import { findPreview } from './find-preview.ts';

/** What premium would say of the member's own last dream. Nothing where this browser cannot read. */
export function PremiumPreview() {
  const { t } = useTranslation('plans');
  const user = useMember();
  const language = currentLanguage();
  const { data, isPending } = useQuery({
    queryKey: ['premium-preview', user.id, language],
    queryFn: ({ signal }) => findPreview({ user, language, example: t('preview.dream'), signal }),
    staleTime: 0,
    meta: { isQuiet: true },
  });
  if (isPending) return <PreviewOnItsWay />;
  return data ? <ReadingPreview dream={data} /> : null;
}
