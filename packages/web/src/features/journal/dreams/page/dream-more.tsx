import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '#web/ui/more-menu.tsx';

/** What is seldom done with a dream, and not by accident. */
export function DreamMore({ onRemove }: { readonly onRemove: () => void }) {
  const { t } = useTranslation('dreams');
  const remove = { id: 'remove', icon: Trash2, text: t('page.remove'), isDanger: true, onSelect: onRemove };
  return <MoreMenu label={t('page.more')} items={[remove]} />;
}
