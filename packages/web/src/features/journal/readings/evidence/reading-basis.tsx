import type { Reading } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type Focus, placesOfSentence } from '../reading-links.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import { basisOf } from './basis.ts';
import { EarlierDream } from './earlier-dream.tsx';
import { quoteInContext } from './quote.ts';
import { RuleLines } from './rule-lines.tsx';
import { useUncoveredSentence } from './use-uncovered-sentence.ts';
import './reading-basis.css';

/** More places or dreams are lit or linked elsewhere; here they would hide the reading. */
const mostListed = 4;

function DreamQuotes({ subject, index }: { readonly subject: ReadingSubject; readonly index: number }) {
  const { t } = useTranslation('readings');
  const { reading, content, language } = subject;
  const places = reading ? placesOfSentence(reading, index).slice(0, mostListed) : [];
  if (places.length === 0) return null;
  return (
    <p className="reading-basis-quote">
      <span className="reading-basis-label">{t('basis.inYourDream')}</span>{' '}
      <q lang={language}>
        {quoteInContext(content, places).map(({ start, text, isMarked }) =>
          isMarked ? <mark key={start}>{text}</mark> : <span key={`around ${start}`}>{text}</span>,
        )}
      </q>
    </p>
  );
}

interface OwnSymbolsProps {
  readonly ids: readonly string[];
  readonly subject: ReadingSubject;
}

function OwnSymbols({ ids, subject }: OwnSymbolsProps) {
  const { t } = useTranslation('readings');
  const names = ids.flatMap((id) => subject.symbols.find((symbol) => symbol.id === id)?.name ?? []);
  if (ids.length === 0) return null;
  return (
    <p>
      <span className="reading-basis-label">{t('basis.ownSymbol')}</span>{' '}
      <Link to={paths.personalSymbols} className="link">
        {names.length > 0 ? names.join(', ') : t('basis.ownSymbols')}
      </Link>
    </p>
  );
}

function EarlierDreams({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation('readings');
  if (ids.length === 0) return null;
  return (
    <div className="reading-basis-dreams">
      <span className="reading-basis-label">{t('basis.earlier', { count: ids.length })}</span>
      <ul>
        {ids.slice(-mostListed).map((id) => (
          <li key={id}>
            <EarlierDream id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the keyboard into the note and, when it closes, back to where it came from. */
function useKeyboardVisit(isByKey: boolean) {
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isByKey) return;
    const cameFrom = document.activeElement;
    note.current?.focus({ preventScroll: true });
    return () => {
      // Whoever has gone elsewhere by now stays there.
      const isLost = document.activeElement === document.body;
      if (isLost && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, [isByKey]);
  return note;
}

interface BasisNoteProps {
  readonly subject: ReadingSubject;
  readonly sentence: Reading['sentences'][number];
  readonly index: number;
  readonly isByKey: boolean;
  readonly onClose: () => void;
}

function BasisNote({ subject, sentence, index, isByKey, onClose }: BasisNoteProps) {
  const { t } = useTranslation('readings');
  const note = useKeyboardVisit(isByKey);
  useUncoveredSentence(note);
  const { rules, personal, dreams } = basisOf(sentence);
  return (
    <section ref={note} tabIndex={-1} aria-label={t('basis.title')}>
      <IconButton label={t('common:close')} className="reading-basis-close" onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
      <DreamQuotes subject={subject} index={index} />
      <Suspense fallback={null}>
        <RuleLines label={t('basis.why')} rules={rules} />
      </Suspense>
      <OwnSymbols ids={personal} subject={subject} />
      <EarlierDreams ids={dreams} />
    </section>
  );
}

interface ReadingBasisProps {
  readonly subject: ReadingSubject;
  /** What the reader touched; only sentences have something to show here. */
  readonly pinned: Focus | null;
  readonly onClose: () => void;
}

/**
 * A footnote to the sentence that was touched: the words of the dream it rests on, the rule, and the own symbols and
 * earlier dreams that were used. Read out as well.
 */
export function ReadingBasis({ subject, pinned, onClose }: ReadingBasisProps) {
  const index = pinned?.kind === 'sentence' ? pinned.index : -1;
  const sentence = subject.reading?.sentences[index];
  return (
    <div className="reading-basis" role="status" data-print="hide">
      {sentence && pinned?.kind === 'sentence' && (
        <BasisNote
          key={index}
          subject={subject}
          sentence={sentence}
          index={index}
          isByKey={pinned.isByKey ?? false}
          onClose={onClose}
        />
      )}
    </div>
  );
}
