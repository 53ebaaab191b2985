import type { Reading } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { placesOfSentence } from '../reading-links.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import { NoteActions, type NoteActs } from '../sheet/note-actions.tsx';
import { basisOf } from './basis.ts';
import { EarlierDream } from './earlier-dream.tsx';
import { quoteInContext } from './quote.ts';
import { RuleLines } from './rule-lines.tsx';

/** More places or dreams are lit or linked elsewhere; here they would hide the reading. */
const mostListed = 4;

function DreamQuotes({ subject, index }: { readonly subject: ReadingSubject; readonly index: number }) {
  const { t } = useTranslation('readings');
  const { reading, content, language } = subject;
  const places = reading ? placesOfSentence(reading, index).slice(0, mostListed) : [];
  if (places.length === 0) return null;
  return (
    <p className="sheet-quote">
      <span className="sheet-label">{t('basis.inYourDream')}</span>{' '}
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
      <span className="sheet-label">{t('basis.ownSymbol')}</span>{' '}
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
    <div className="sheet-dreams">
      <span className="sheet-label">{t('basis.earlier', { count: ids.length })}</span>
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

/** What the sentence speaks of, each with its meaning. */
function Meanings({
  symbols,
  language,
}: {
  readonly symbols: ReadingSubject['symbols'];
  readonly language: string;
}) {
  if (symbols.length === 0) return null;
  return (
    <ul className="sheet-meanings" lang={language}>
      {symbols.map(({ id, name, group, meaning }) => (
        <li key={id}>
          <GroupGlyph group={group} />
          <span>
            <strong>{name}</strong> <em>{meaning}</em>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SentenceGroundProps {
  readonly subject: ReadingSubject;
  readonly sentence: Reading['sentences'][number];
  readonly index: number;
  readonly acts: NoteActs;
  readonly titleId: string;
}

/**
 * What a sentence rests on: the words of the dream, their meaning, the rule, and the own symbols and earlier dreams that
 * were used.
 */
export function SentenceGround({ subject, sentence, index, acts, titleId }: SentenceGroundProps) {
  const { t } = useTranslation('readings');
  const { rules, personal, dreams } = basisOf(sentence);
  const spoken = new Set(sentence.evidence.map(({ symbol }) => symbol));
  const symbols = subject.symbols.filter(({ id }) => spoken.has(id)).slice(0, mostListed);
  const word = symbols[0]?.mentions.find(({ state }) => state === 'present')?.text ?? symbols[0]?.name ?? '';
  return (
    <div className="sheet-content">
      <h2 id={titleId} className="sheet-title">
        {t('basis.title')}
      </h2>
      <DreamQuotes subject={subject} index={index} />
      <Meanings symbols={symbols} language={subject.language} />
      <Suspense fallback={null}>
        <RuleLines label={t('basis.why')} rules={rules} />
      </Suspense>
      <OwnSymbols ids={personal} subject={subject} />
      <EarlierDreams ids={dreams} />
      <NoteActions acts={acts} symbols={symbols} word={word} language={subject.language} isSpoken />
    </div>
  );
}
