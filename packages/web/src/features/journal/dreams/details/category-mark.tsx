import type { DreamCategory } from '@chitta/contract/limits';
import { DoorOpen, Eye, Hourglass, type LucideIcon, MoonStar, Repeat, Sun, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './details.css';

const icons: Readonly<Record<DreamCategory, LucideIcon>> = {
  lucid: Eye,
  recurring: Repeat,
  nightmare: Zap,
  light: Sun,
  dark: MoonStar,
  visitation: DoorOpen,
  precognitive: Hourglass,
};

/** The sign of a dream category. Decorative: its name stands beside it. */
export function CategoryIcon({
  category,
  size = 16,
}: {
  readonly category: DreamCategory;
  readonly size?: number;
}) {
  const Icon = icons[category];
  return <Icon size={size} strokeWidth={1.75} aria-hidden className="flex-none" />;
}

/** A category as sign and name. */
export function CategoryMark({ category }: { readonly category: DreamCategory }) {
  const { t } = useTranslation('dreams');
  return (
    <span className="category-mark">
      <CategoryIcon category={category} />
      {t(`category.${category}`)}
    </span>
  );
}
