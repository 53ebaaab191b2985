import type { DreamFeeling } from '@chitta/contract/limits';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { endNight, night, startNight } from '#web/lib/night/night.ts';
import { useStore } from '#web/lib/store.ts';
import { FeelingsField } from '../details/feelings-field.tsx';
import { insertWords } from './dictation.ts';
import { DreamTextarea } from './dream-textarea.tsx';
import { EditorBar, faultId } from './editor-bar.tsx';
import { ShortcutsDialog, useShortcutsDialog } from './shortcuts-dialog.tsx';
import { useDictation } from './use-dictation.ts';
import type { EditorFault } from './use-editor-fault.ts';
import { useRecedingHeader } from './use-receding-header.ts';
import { useRecognisedSymbols } from './use-recognised-symbols.ts';
import './editor.css';

interface DreamEditorProps {
  readonly content: string;
  /** Changes when another draft comes under the caret. */
  readonly draftId: string;
  readonly isReading: boolean;
  readonly isSaving: boolean;
  readonly fault: EditorFault | null;
  /** No reading is left: what the great button says instead; it saves then. */
  readonly saveInstead: string | null;
  readonly allowance: ReactNode;
  /** Telling the dream with one's voice. */
  readonly voice?: ReactNode;
  /** Under the words, once there are any: what was felt. */
  readonly feelings: readonly DreamFeeling[];
  readonly onFeel: (feelings: readonly DreamFeeling[]) => void;
  /** Over the page: what was left unfinished, what went wrong. */
  readonly notices: ReactNode;
  /** Called once, when the field stands there and has the focus. */
  readonly onField?: ((field: HTMLTextAreaElement) => void) | undefined;
  readonly onWrite: (content: string) => void;
  readonly onRead: () => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

type KeyProps = Pick<DreamEditorProps, 'onRead' | 'onSave' | 'saveInstead'>;

/** Ctrl or Command with Enter does what the great button does, with S saves. */
function useEditorKeys({ onRead, onSave, saveInstead }: KeyProps) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const action = { Enter: saveInstead === null ? onRead : onSave, s: onSave, S: onSave }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

/** Puts the caret behind the last word, now and whenever another draft comes up. */
function useCaret(draftId: string, onField: DreamEditorProps['onField']) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isNew = useRef(true);
  // Before the next key can come: what had the focus until now may be about to go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new draft is what asks for the caret.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
    if (isNew.current) onField?.(element);
    isNew.current = false;
  }, [draftId]);
  return field;
}

/** The page is the editor: the caret is in it, symbols are underlined as they are recognised. */
export function DreamEditor(props: DreamEditorProps) {
  const { t } = useTranslation('dreams');
  const { content, onWrite } = props;
  const field = useCaret(props.draftId, props.onField);
  const recognised = useRecognisedSymbols(content);
  const isNight = useStore(night);
  const shortcuts = useShortcutsDialog();
  const handleKeys = useEditorKeys(props);
  useRecedingHeader(content);

  const dictation = useDictation((words) => {
    const inserted = insertWords(content, field.current?.selectionEnd ?? content.length, words);
    onWrite(inserted.text);
    requestAnimationFrame(() => field.current?.setSelectionRange(inserted.caret, inserted.caret));
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts hold wherever the focus is in the editor.
    <div className="dream-editor" onKeyDown={handleKeys}>
      <h1 className="sr-only">{t('editor.title')}</h1>
      {props.notices}
      <DreamTextarea
        ref={field}
        value={content}
        recognised={recognised}
        onWrite={onWrite}
        readOnly={props.isSaving}
        aria-label={t('editor.label')}
        aria-invalid={props.fault ? true : undefined}
        aria-describedby={props.fault ? faultId : undefined}
        placeholder={t('editor.placeholder')}
        autoCorrect={isNight ? 'off' : 'on'}
        autoCapitalize="sentences"
        spellCheck={!isNight}
        enterKeyHint="enter"
      />
      <p className="dream-hearing" aria-live="polite">
        {dictation.isListening && (dictation.hearing || t('dictation.listening'))}
      </p>
      {content.trim() !== '' && <FeelingsField isLine value={props.feelings} onChange={props.onFeel} />}
      <EditorBar
        content={content}
        fault={props.fault}
        saveInstead={props.saveInstead}
        isListening={dictation.isListening}
        isNight={isNight}
        isReading={props.isReading}
        isSaving={props.isSaving}
        allowance={props.allowance}
        voice={props.voice}
        onDictate={dictation.toggle}
        onNight={isNight ? endNight : startNight}
        onReset={props.onReset}
        onShortcuts={shortcuts.open}
        onSave={props.onSave}
        onRead={props.onRead}
        onCancel={props.onCancel}
      />
      <ShortcutsDialog isOpen={shortcuts.isOpen} onClose={shortcuts.close} />
    </div>
  );
}
