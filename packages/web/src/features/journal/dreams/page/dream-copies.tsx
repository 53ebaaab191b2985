import type { Dream } from '@chitta/contract';
import { ChevronDown, FileText, Image, Printer } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/lib/format/day-in.ts';
import { saveText } from '#web/lib/save-file.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useClosedWhenLeft } from '#web/ui/menu/use-closed-when-left.ts';
import { dreamAsText, textFileName } from './dream-as-text.ts';

interface DreamCopiesProps {
  readonly dream: Dream;
  readonly zone: string;
  /** The night as the page says it. */
  readonly night: string;
  readonly onShare: () => void;
}

/** The ways to take one dream along: as text, on paper, as PDF. A popover of the browser, as the profile's menu is. */
export function DreamCopies({ dream, zone, night, onShare }: DreamCopiesProps) {
  const { t } = useTranslation('dreams');
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  useClosedWhenLeft(menu);
  const saveAsText = () => {
    const category = dream.category ? t(`category.${dream.category}`) : undefined;
    const feelings = (dream.feelings ?? []).map((feeling) => t(`feeling.${feeling}`));
    const text = dreamAsText(dream, { night, category, feelings, reading: t('page.reading') });
    saveText(text, textFileName(dream, dayIn(zone, new Date(dream.createdAt))));
  };
  const item = { className: 'menu-item', popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <>
      <button type="button" className={buttonClass('ghost')} popoverTarget={id}>
        {t('page.copies')}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div ref={menu} id={id} popover="auto" className="menu menu-below">
        <button type="button" {...item} onClick={onShare}>
          <Image size={18} aria-hidden />
          {t('page.asPicture')}
        </button>
        <button type="button" {...item} onClick={saveAsText}>
          <FileText size={18} aria-hidden />
          {t('page.asText')}
        </button>
        <button type="button" {...item} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('page.print')}
        </button>
      </div>
    </>
  );
}
