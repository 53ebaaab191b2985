import type { Dream } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/lib/format/day-in.ts';
import { nightDays } from '#web/lib/format/format-night.ts';
import { paths } from '#web/lib/paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { moonPhase } from '#web/ui/sky/moon/moon-phase.ts';
import { CategoryMark } from '../details/category-mark.tsx';
import { MoonGlyph } from '../journal/moon-glyph.tsx';
import { titleOf } from '../journal/row-title.ts';
import { DreamCopies } from './dream-copies.tsx';
import { DreamMore } from './dream-more.tsx';
import { WaitingNote } from './waiting-note.tsx';
import { editableTitle } from './whole-title.ts';

interface DreamHeaderProps {
  readonly dream: Dream;
  readonly zone: string;
  readonly onEdit: () => void;
  readonly onShare: () => void;
  readonly onRemove: () => void;
}

function Night({ dream, night }: { readonly dream: Dream; readonly night: string }) {
  const { t } = useTranslation('dreams');
  const at = new Date(dream.createdAt);
  return (
    <p className="dream-night">
      <MoonGlyph at={at} size={18} />
      <span className="dream-night-words">
        <time dateTime={dream.createdAt}>{night}</time>
        <span aria-hidden>{t(`moon.${moonPhase(at).name}`)}</span>
      </span>
    </p>
  );
}

/** Title, night, category, feelings and tags of a kept dream, and what can be done with it. */
export function DreamHeader({ dream, zone, onEdit, onShare, onRemove }: DreamHeaderProps) {
  const { t } = useTranslation('dreams');
  const feelings = dream.feelings ?? [];
  const night = t('night.of', { days: nightDays(dayIn(zone, new Date(dream.createdAt))) });
  return (
    <header className="dream-header">
      <BackLink to={paths.journal}>{t('journal.title')}</BackLink>
      <h1 lang={dream.language}>{titleOf(dream)}</h1>
      {/* Paper has room for all of it. */}
      <p className="dream-printed" aria-hidden lang={dream.language}>
        {editableTitle(dream)}
      </p>
      <Night dream={dream} night={night} />
      {(dream.category || feelings.length > 0 || dream.tags.length > 0) && (
        <p className="journal-line-marks">
          {dream.category && <CategoryMark category={dream.category} />}
          {feelings.map((feeling) => (
            <span key={feeling} className="feeling-mark">
              {t(`feeling.${feeling}`)}
            </span>
          ))}
          {dream.tags.map((tag) => (
            <Link key={tag} to={paths.journal} search={{ tag }} className="link">
              #{tag}
            </Link>
          ))}
        </p>
      )}
      <WaitingNote dream={dream} />
      <div className="dream-actions" data-print="hide">
        <Button variant="ghost" onClick={onEdit}>
          {t('page.edit')}
        </Button>
        <DreamCopies dream={dream} zone={zone} night={night} onShare={onShare} />
        <DreamMore onRemove={onRemove} />
      </div>
    </header>
  );
}
