import type { RecognisedSymbol } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { NoteLink } from '../notes/note-link.tsx';
import type { Mark } from '../reading-links.ts';

const ruleKeys: Readonly<Record<string, string>> = {
  'word.exact': 'note.rule.exact',
  'phrase.exact': 'note.rule.phrase',
  'word.inflected': 'note.rule.inflected',
  'phrase.inflected': 'note.rule.phraseInflected',
  'phrase.gapped': 'note.rule.phraseInflected',
  'word.slip': 'note.rule.slip',
  'class.exact': 'note.rule.class',
  'class.inflected': 'note.rule.class',
  'celebrity.name': 'note.rule.celebrity',
  'personal.exact': 'note.rule.personal',
  'personal.inflected': 'note.rule.personal',
};

const stateKeys: Readonly<Record<Mark['state'], string>> = {
  present: '',
  absent: 'note.state.absent',
  unreal: 'note.state.unreal',
  simile: 'note.state.simile',
  waking: 'note.state.waking',
};

function useReason(mark: Mark): string {
  const { t } = useTranslation('readings');
  const values = { written: mark.text, variation: mark.variation };
  const reason = t(ruleKeys[mark.rule] ?? 'note.rule.other', values);
  const stateKey = stateKeys[mark.state];
  return stateKey ? `${reason} ${t(stateKey)}` : reason;
}

interface SymbolNoteProps {
  readonly symbol: RecognisedSymbol;
  readonly mark: Mark;
  readonly combined: readonly RecognisedSymbol[];
  readonly titleId: string;
}

/** What a symbol means, in a few lines, and why it was seen in this dream. */
export function SymbolNote({ symbol, mark, combined, titleId }: SymbolNoteProps) {
  const { t } = useTranslation('readings');
  const reason = useReason(mark);
  return (
    <>
      <p className="sheet-word">
        <GroupGlyph group={symbol.group} />
        {t('notes.quote', { words: mark.text })} · {symbol.category}
      </p>
      <h2 id={titleId} className="sheet-name">
        {symbol.name}
      </h2>
      <p className="sheet-meaning">{symbol.meaning}</p>
      <p>{symbol.description}</p>
      {symbol.extendedDescription && (
        <details className="sheet-more">
          <summary>{t('note.more')}</summary>
          <p>{symbol.extendedDescription}</p>
        </details>
      )}
      {symbol.deeperInsight && <p className="sheet-question">{symbol.deeperInsight}</p>}
      {combined.map(({ id, name, meaning }) => (
        <p key={id} className="sheet-together">
          <span className="font-semibold">{t('note.together', { name })}</span> {meaning}
        </p>
      ))}
      <p className="sheet-reason">
        <span className="font-semibold">{t('note.why')}</span> {reason}
      </p>
      <NoteLink symbol={symbol} />
    </>
  );
}
