import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type MoreItem, MoreMenu } from '#web/ui/more-menu.tsx';
import './reading-bar.css';

interface ReadingBarProps {
  readonly title: string;
  /** On paper the dream's own title stands over it. */
  readonly printed?: string | undefined;
  readonly items: readonly MoreItem[];
  readonly onBack: () => void;
}

/** The bar of a reading: the way back, what it is, what else can be done. On a phone it takes the header's place. */
export function ReadingBar({ title, printed, items, onBack }: ReadingBarProps) {
  const { t } = useTranslation('readings');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="reading-bar">
      <button type="button" className="reading-back" data-print="hide" onClick={onBack}>
        <ArrowLeft size={20} aria-hidden />
        <span>{t('reading.back')}</span>
      </button>
      <h1 ref={heading} tabIndex={-1} data-print={printed ? 'hide' : undefined}>
        {title}
      </h1>
      {printed && (
        <p className="reading-printed" aria-hidden>
          {printed}
        </p>
      )}
      <div data-print="hide">
        <MoreMenu label={t('reading.more')} items={items} />
      </div>
    </header>
  );
}
