import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { NoteLink } from './note-link.tsx';
import type { NoteOfDream } from './notes-of-dream.ts';

interface Remark {
  readonly label: string;
  readonly words: string;
  /** In the dreamer's words, and so in the language of the dream. */
  readonly isQuote: boolean;
}

/** What the dream says of the symbol, as short answers: how it is, whose, who acts. */
function useRemarks({ condition, owner, actor }: NoteOfDream): readonly Remark[] {
  const { t } = useTranslation('readings');
  const quote = (label: string, words: string) => ({
    label,
    words: t('notes.quote', { words }),
    isQuote: true,
  });
  const who = t('notes.actor');
  const byWhom = actor?.who === 'dreamer' ? t('notes.you') : t('notes.notYou');
  return [
    condition !== undefined && quote(t('notes.condition'), condition),
    owner !== undefined && quote(t('notes.owner'), owner),
    actor !== undefined &&
      (actor.text === undefined ? { label: who, words: byWhom, isQuote: false } : quote(who, actor.text)),
  ].filter((remark) => remark !== false);
}

interface NoteCardProps {
  readonly note: NoteOfDream;
  /** Of the dream, and so of its symbols. */
  readonly language: string;
  readonly isPremium: boolean;
  /** The reading or the dream is lit where it speaks of this. */
  readonly isLit: boolean;
}

/** One image of the dream in the dreamer's words, and what it means here. */
export function NoteCard({ note, language, isPremium, isLit }: NoteCardProps) {
  const { t } = useTranslation('readings');
  const { symbol, words } = note;
  const remarks = useRemarks(note);
  const quoted = words.map((each) => t('notes.quote', { words: each }));
  const format = new Intl.ListFormat(currentLanguage(), { type: 'unit' });
  const isNameNew = !words.some((each) => each.toLowerCase() === symbol.name.toLowerCase());
  return (
    <li className={classNames('note-card', isLit && 'is-lit')}>
      <div className="note-card-head">
        <h3 className="note-card-words">
          <GroupGlyph group={symbol.group} />
          <span lang={language}>{format.format(quoted)}</span>
        </h3>
        {isNameNew && (
          <p className="note-card-name" lang={language}>
            {symbol.name}
          </p>
        )}
      </div>
      <p className="note-card-meaning" lang={language}>
        {symbol.meaning}
      </p>
      {remarks.length > 0 && (
        <dl className="note-card-remarks">
          {remarks.map(({ label, words: said, isQuote }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={isQuote ? language : undefined}>{said}</dd>
            </div>
          ))}
        </dl>
      )}
      {isPremium && symbol.deeperInsight && (
        <p className="note-card-insight" lang={language}>
          {symbol.deeperInsight}
        </p>
      )}
      <NoteLink symbol={symbol} isRow />
    </li>
  );
}
