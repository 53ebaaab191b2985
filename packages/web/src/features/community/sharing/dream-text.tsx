import type { SecondLook } from '@chitta/contract';
import { dreamText } from '@chitta/contract/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { blackOut, partsOf } from './second-look.ts';
import { useSecondLook } from './sharing.api.ts';

export interface SharedText {
  readonly text: string;
  /** Names and places were looked at, and those that are left are meant. */
  readonly isLookedThrough: boolean;
}

interface DreamTextProps {
  readonly language: 'en' | 'es';
  readonly value: SharedText;
  readonly onChange: (value: SharedText) => void;
}

/** The dream as it will be shared: it can be changed, and is looked through for names and places once more. */
export function DreamText({ language, value, onChange }: DreamTextProps) {
  const { t } = useTranslation('community-share');
  const look = useSecondLook();
  const [seen, setSeen] = useState<SecondLook | null>(null);
  const latest = useRef(value.text);
  latest.current = value.text;
  async function handleLook() {
    const { text } = value;
    const found = await look.mutateAsync({ text, language }).catch(() => null);
    // What was written meanwhile is not what was looked through.
    if (found === null || latest.current !== text) return;
    setSeen(found);
    onChange({ text: found.text, isLookedThrough: found.found.length === 0 });
  }
  return (
    <div className="grid gap-4">
      <AreaField
        label={t('text.label')}
        hint={t('text.hint')}
        rows={8}
        lang={language}
        maxLength={dreamText.max}
        value={value.text}
        onWrite={(text) => {
          setSeen(null);
          onChange({ text, isLookedThrough: false });
        }}
      />
      {seen === null && (
        <p>
          <Button variant="quiet" isBusy={look.isPending} onClick={() => void handleLook()}>
            {t('look.go')}
          </Button>
        </p>
      )}
      {look.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(look.error)}
        </p>
      )}
      <div role="status">{seen?.found.length === 0 && <p>{t('look.nothing')}</p>}</div>
      {seen !== null && seen.found.length > 0 && (
        <Found
          seen={seen}
          isLookedThrough={value.isLookedThrough}
          onDone={(text) => {
            setSeen({ text, found: [] });
            onChange({ text, isLookedThrough: true });
          }}
        />
      )}
    </div>
  );
}

interface FoundProps {
  readonly seen: SecondLook;
  readonly isLookedThrough: boolean;
  readonly onDone: (text: string) => void;
}

/** What was found, marked in the text: all of it is blacked out unless it is meant. */
function Found({ seen: { text, found }, onDone }: FoundProps) {
  const { t } = useTranslation('community-share');
  const [out, setOut] = useState<ReadonlySet<number>>(() => new Set(found.keys()));
  const toggle = (place: number, isOut: boolean) => {
    const next = new Set(out);
    if (isOut) next.add(place);
    else next.delete(place);
    setOut(next);
  };
  return (
    <div className="grid gap-4">
      <p className="community-look community-dream">
        {partsOf(text, found).map(({ text: part, start, isFound }) =>
          isFound ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
        )}
      </p>
      <fieldset className="community-choices">
        <legend className="field-label">{t('look.found')}</legend>
        {found.map(({ start, end, kind }, place) => (
          <label key={start}>
            <input
              type="checkbox"
              checked={out.has(place)}
              onChange={({ target }) => toggle(place, target.checked)}
            />
            <span>
              “{text.slice(start, end)}” <span className="text-muted">({t(`look.kinds.${kind}`)})</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <Button variant="quiet" onClick={() => onDone(blackOut(text, found, out))}>
          {t('look.done')}
        </Button>
      </p>
    </div>
  );
}
