import { dreamText } from '@chitta/contract/limits';
import { BookmarkPlus, Captions, CaptionsOff, Keyboard, MoonStar, RotateCcw, Sun } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { counterTone, dreamLength } from './dream-text-rules.ts';
import { EditorFaultLine } from './editor-fault.tsx';
import { useBarRoom } from './use-bar-room.ts';
import type { EditorFault } from './use-editor-fault.ts';

/** Characters written, of those that fit. */
function DreamCounter({ content }: { readonly content: string }) {
  const { t } = useTranslation('dreams');
  const number = new Intl.NumberFormat(currentLanguage(), { useGrouping: false });
  const count = number.format(dreamLength(content));
  const max = number.format(dreamText.max);
  return (
    <p className="dream-counter" data-tone={counterTone(content)}>
      <span aria-hidden>
        {count}/{max}
      </span>
      <span className="sr-only">{t('editor.counter', { count: dreamLength(content), max })}</span>
    </p>
  );
}

/** Where the text field finds what is wrong with its words. */
export const faultId = 'dream-fault';

interface EditorBarProps {
  readonly content: string;
  readonly fault: EditorFault | null;
  /** No reading is left: what the great button says and does instead. */
  readonly saveInstead: string | null;
  readonly isListening: boolean;
  readonly isNight: boolean;
  readonly isReading: boolean;
  readonly isSaving: boolean;
  /** What is left of the allowance, in a few words. */
  readonly allowance: ReactNode;
  readonly voice?: ReactNode;
  readonly onDictate: () => void;
  readonly onNight: () => void;
  readonly onReset: () => void;
  readonly onShortcuts: () => void;
  readonly onSave: () => void;
  readonly onRead: () => void;
  readonly onCancel: () => void;
}

/** Everything a thumb needs, at the lower edge of the page. */
export function EditorBar(props: EditorBarProps) {
  const { t } = useTranslation('dreams');
  const { isListening, isNight, isReading, content } = props;
  const isEmpty = dreamLength(content) === 0;
  const NightIcon = isNight ? Sun : MoonStar;
  // The sign of subtitles: beside a button that records, another microphone would say nothing.
  const DictationIcon = isListening ? CaptionsOff : Captions;
  const bar = useRef<HTMLDivElement>(null);
  useBarRoom(bar);
  return (
    <div ref={bar} className="editor-bar">
      {props.voice}
      <EditorFaultLine id={faultId} fault={props.fault} content={content} />
      <div className="editor-facts">
        <DreamCounter content={content} />
        {props.allowance}
      </div>
      <div className="editor-tools">
        <IconButton
          label={isListening ? t('dictation.stop') : t('dictation.start')}
          aria-pressed={isListening}
          onClick={props.onDictate}
        >
          <DictationIcon size={22} aria-hidden />
        </IconButton>
        <IconButton label={t('night.toggle')} aria-pressed={isNight} onClick={props.onNight}>
          <NightIcon size={22} aria-hidden />
        </IconButton>
        <IconButton label={t('shortcuts.title')} onClick={props.onShortcuts} className="editor-tool-keyboard">
          <Keyboard size={22} aria-hidden />
        </IconButton>
        {!isEmpty && (
          <>
            <IconButton label={t('editor.reset')} onClick={props.onReset} disabled={props.isSaving}>
              <RotateCcw size={20} aria-hidden />
            </IconButton>
            <IconButton label={t('editor.save')} onClick={props.onSave} disabled={props.isSaving}>
              <BookmarkPlus size={22} aria-hidden />
            </IconButton>
          </>
        )}
        {isReading ? (
          <Button variant="quiet" className="editor-read" onClick={props.onCancel}>
            {t('editor.cancel')}
          </Button>
        ) : (
          <Button
            className="editor-read"
            onClick={props.saveInstead === null ? props.onRead : props.onSave}
            isBusy={props.saveInstead !== null && props.isSaving}
            disabled={props.isSaving}
          >
            {props.saveInstead ?? t('editor.read')}
          </Button>
        )}
      </div>
    </div>
  );
}
