import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import './kind-mark.css';

export type MarkedKind = 'info' | 'success' | 'warning' | 'error';

const icons: Readonly<Record<MarkedKind, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** The sign of what something is, told by its shape; its word stands beside it. */
export function KindMark({ kind, size = 18 }: { readonly kind: MarkedKind; readonly size?: number }) {
  const Icon = icons[kind];
  return <Icon size={size} className={`kind-mark kind-mark-${kind}`} aria-hidden />;
}
