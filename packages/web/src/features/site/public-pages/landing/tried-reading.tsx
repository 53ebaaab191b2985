import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { letWritingWait } from '#web/lib/tried-dream/tried-dream.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { LiveReading } from './live-reading/live-reading-protocol.ts';
import { ReadingWords } from './live-reading/reading-words.tsx';
import { showPlace } from './show-place.ts';
import { TriedDream } from './tried-dream.tsx';
import type { Asked } from './use-asked-reading.ts';

interface TriedReadingProps {
  readonly asked: Asked;
  readonly reading: LiveReading;
  readonly isExample: boolean;
  /** Stars to light in the sky above. */
  readonly onLight: (symbols: ReadonlySet<string>) => void;
  /** Back to the paper. */
  readonly onWrite: () => void;
}

/** What comes next: a dream of one's own is kept; after the example one is written. */
function NextStep({ isExample, onWrite }: Pick<TriedReadingProps, 'isExample' | 'onWrite'>) {
  const { t } = useTranslation('landing-more');
  if (isExample) {
    return (
      <div className="tried-next">
        <Button variant="quiet" size="large" onClick={onWrite}>
          {t('example.own')}
        </Button>
        <Link to={paths.signup} className={buttonClass('ghost', 'large')}>
          {t('example.start')}
        </Link>
      </div>
    );
  }
  return (
    <div className="tried-next">
      <Link to={paths.signup} className={buttonClass('primary', 'large')} onClick={letWritingWait}>
        {t('keep.action')}
      </Link>
      <p className="tried-keep">{t('keep.text')}</p>
    </div>
  );
}

/** The reading that was asked for: the dream and what is said of it, each lighting the other, and how it goes on. */
export function TriedReading({ asked, reading, isExample, onLight, onWrite }: TriedReadingProps) {
  const { t } = useTranslation('landing-more');
  const [active, setActive] = useState<string | null>(null);
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const section = useRef<HTMLElement>(null);
  // Whoever has asked is led to the answer, each time; its sky stands over it.
  useEffect(() => {
    if (asked && section.current)
      showPlace(section.current, { from: section.current.parentElement?.querySelector('.landing-sky') });
  }, [asked]);
  const lit = useMemo(() => new Set(active === null ? pointed : [active]), [active, pointed]);
  useEffect(() => onLight(lit), [lit, onLight]);
  const isRead = reading.symbols.length > 0 || reading.isCare === true;
  return (
    <section ref={section} tabIndex={-1} className="tried" aria-label={t('reading.label')}>
      <TriedDream
        reading={reading}
        lit={lit}
        active={active}
        onActivate={setActive}
        onChange={isExample ? undefined : onWrite}
      />
      <div className="tried-words">
        {isRead ? (
          <ReadingWords reading={reading} active={active} onPoint={setPointed} />
        ) : (
          <p>{t('reading.nothing')}</p>
        )}
        <NextStep isExample={isExample} onWrite={onWrite} />
      </div>
    </section>
  );
}
