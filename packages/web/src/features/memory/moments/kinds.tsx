import { type MomentKind, momentKinds } from '@chitta/contract/limits';
import {
  Footprints,
  Heart,
  Leaf,
  type LucideIcon,
  MapPin,
  Package,
  Sparkle,
  UserRound,
  Utensils,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';

const icons: Readonly<Record<MomentKind, LucideIcon>> = {
  person: UserRound,
  place: MapPin,
  activity: Footprints,
  food: Utensils,
  nature: Leaf,
  thing: Package,
  feeling: Heart,
  surprise: Sparkle,
};

export function KindIcon({ kind, size = 16 }: { readonly kind: MomentKind; readonly size?: number }) {
  const Icon = icons[kind];
  return <Icon size={size} aria-hidden />;
}

interface KindChoiceProps {
  readonly value: MomentKind | null;
  readonly onChange: (kind: MomentKind | null) => void;
}

/** What it is mostly about, by one press; the same press takes it back. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const { t } = useTranslation('moments');
  return (
    <fieldset className="moment-kinds">
      <legend className="sr-only">{t('kind.label')}</legend>
      {momentKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="moment-kind"
          aria-pressed={kind === value}
          onClick={() => onChange(kind === value ? null : kind)}
        >
          <KindIcon kind={kind} />
          {t(`kind.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}
