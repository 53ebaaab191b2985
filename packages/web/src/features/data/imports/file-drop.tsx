import type { ImportView } from '@chitta/contract';
import { imports as most } from '@chitta/contract/limits';
import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { useSendFiles } from './imports.api.ts';
import { Refused } from './refused.tsx';
import { Steps } from './steps.tsx';

const accepted = '.zip,.json,.csv,.tsv,.txt,.text,.md,.markdown,.docx';
const megabyte = 1024 * 1024;

interface FileDropProps {
  readonly onRead: (view: ImportView) => void;
  /** Another import was left for it, with the button that did so. */
  readonly isReturn?: boolean;
}

/** Chooses files by button or by dropping them, sends them, and says what is wrong with them. */
export function FileDrop({ onRead, isReturn = false }: FileDropProps) {
  const { t } = useTranslation('imports');
  const input = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const hintId = useId();
  useEffect(() => {
    if (isReturn) title.current?.focus();
  }, [isReturn]);
  const [isOver, setOver] = useState(false);
  const { send, share, stop, isTooLarge, isPending, error } = useSending(onRead);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isPending) send([...event.dataTransfer.files]);
  };
  return (
    <section className="import-part" aria-labelledby={`${hintId}-title`}>
      <Steps current="choose" />
      <h2 id={`${hintId}-title`} ref={title} tabIndex={-1}>
        {t('choose.title')}
      </h2>
      <fieldset
        aria-labelledby={`${hintId}-title`}
        className={classNames('import-drop', isOver && 'import-drop-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={32} aria-hidden />
        {isPending ? (
          <Sending share={share} />
        ) : (
          <p id={hintId}>{t('choose.hint', { megabytes: most.bytes / megabyte })}</p>
        )}
        <StartOrStop
          isPending={isPending}
          hintId={hintId}
          onStart={() => input.current?.click()}
          onStop={stop}
        />
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accepted}
          aria-label={t('choose.button')}
          onChange={({ target }) => {
            send([...(target.files ?? [])]);
            // The same file can be chosen again once it is mended.
            target.value = '';
          }}
        />
      </fieldset>
      {isTooLarge && (
        <p role="alert" className="field-error">
          {t('choose.tooLarge', { megabytes: most.bytes / megabyte, files: most.files })}
        </p>
      )}
      {error && !isPending && !isTooLarge && <Refused error={error} />}
      <Sources />
    </section>
  );
}

function useSending(onRead: (view: ImportView) => void) {
  const sending = useSendFiles();
  const [share, setShare] = useState(0);
  const [isTooLarge, setTooLarge] = useState(false);
  const controller = useRef<AbortController>(null);
  const send = (files: readonly File[]) => {
    if (files.length === 0) return;
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const isOver = bytes > most.bytes || files.length > most.files;
    setTooLarge(isOver);
    if (isOver) return;
    setShare(0);
    controller.current = new AbortController();
    sending.mutate({ files, onProgress: setShare, signal: controller.current.signal }, { onSuccess: onRead });
  };
  const { isPending, error } = sending;
  return { send, share, stop: () => controller.current?.abort(), isTooLarge, isPending, error };
}

interface StartOrStopProps {
  readonly isPending: boolean;
  readonly hintId: string;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** One button in the page, so that whoever has the keyboard on it keeps it when it turns into the other. */
function StartOrStop({ isPending, hintId, onStart, onStop }: StartOrStopProps) {
  const { t } = useTranslation('imports');
  return (
    <Button
      variant={isPending ? 'quiet' : 'primary'}
      onClick={isPending ? onStop : onStart}
      {...(!isPending && { 'aria-describedby': hintId })}
    >
      {t(isPending ? 'choose.stop' : 'choose.button')}
    </Button>
  );
}

function Sending({ share }: { readonly share: number }) {
  const { t } = useTranslation('imports');
  const isSent = share >= 1;
  const label = isSent ? t('choose.reading') : t('choose.sending');
  return (
    <>
      <p role="status">{label}</p>
      <progress aria-label={label} {...(isSent ? {} : { value: share, max: 1 })} />
    </>
  );
}

const sources = ['chitta', 'csv', 'text', 'day_one', 'docx'] as const;

/** What can be brought, so that nobody has to try. */
function Sources() {
  const { t } = useTranslation('imports');
  return (
    <dl className="import-sources">
      {sources.map((source) => (
        <div key={source}>
          <dt>{t(`kinds.${source}`)}</dt>
          <dd>{t(`sources.${source}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
