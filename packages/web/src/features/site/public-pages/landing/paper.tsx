import { dreamText } from '@chitta/contract/first-page';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { segmentText } from '#web/lib/text-segments.ts';
import { Button } from '#web/ui/button.tsx';
import { familyColour, groupFamily } from '#web/ui/symbol-groups/group-family.ts';
import type { ExampleDream } from './example/example-dream.ts';

/** The example with its symbols underlined in the colours of their kinds. */
function MarkedExample({ mentions }: Pick<ExampleDream, 'mentions'>) {
  const { t } = useTranslation('landing');
  return segmentText(t('example'), mentions).map(({ start, text: words, spans: [mention] }) =>
    mention ? (
      <span key={start} className={`paper-mark ${familyColour[groupFamily(mention.group)]}`}>
        <span>{words}</span>
      </span>
    ) : (
      words
    ),
  );
}

interface Writing {
  readonly text: string;
  readonly isReading: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onWrite: (text: string) => void;
  /** The field is being gone to: a reading may be asked for soon. */
  readonly onNear: () => void;
  readonly onRead: () => void;
}

interface PaperProps {
  /** Of the field. */
  readonly id: string;
  readonly example: ExampleDream;
  /** Words of a variant for the button. */
  readonly action?: string | undefined;
  /** Missing in the page itself, before there is an app. */
  readonly writing?: Writing;
}

/** The page to write on. As long as nothing is written, an example stands on it and can be read. */
export function Paper({ id, example, action, writing }: PaperProps) {
  const { t } = useTranslation('landing');
  const { text, isReading = false, field, onWrite, onNear, onRead } = writing ?? {};
  return (
    <form
      className="paper"
      onSubmit={(event) => {
        event.preventDefault();
        onRead?.();
      }}
    >
      <div className="paper-head">
        <label htmlFor={id}>{t('write.label')}</label>
        <span>{t('write.here')}</span>
      </div>
      <div className="paper-sheet">
        <textarea
          id={id}
          ref={field}
          className="paper-field"
          rows={5}
          maxLength={dreamText.max}
          placeholder={t('write.placeholder')}
          aria-describedby={text ? undefined : `${id}-example`}
          {...(writing && { value: text })}
          onChange={(event) => onWrite?.(event.target.value)}
          onFocus={onNear}
          onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && onRead?.()}
        />
        <p id={`${id}-example`} className="paper-example">
          <MarkedExample mentions={example.mentions} />
          <span className="paper-invite">{t('write.invite')}</span>
        </p>
      </div>
      <div className="paper-foot">
        <Button type={writing ? 'submit' : 'button'} size="large" isBusy={isReading}>
          <span data-landing-text="primaryCta">
            {isReading ? t('write.busy') : (action ?? t('write.read'))}
          </span>
        </Button>
      </div>
    </form>
  );
}
