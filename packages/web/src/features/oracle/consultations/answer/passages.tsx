import type { Consultation } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { Ground } from './ground.tsx';
import type { Numbered, Paragraph } from './parts.ts';
import type { Links } from './use-lit.ts';

interface SentenceProps extends Numbered {
  readonly links: Links;
  /** The keyboard is at its source, behind the paragraph. */
  readonly isFramed: boolean;
}

/** A sentence: running prose for those who listen, and a place to touch. */
function Sentence({ sentence, index, links, isFramed }: SentenceProps) {
  const { lit, pinned, pin, preview } = links;
  if (sentence.evidence.length === 0) return <span>{sentence.text} </span>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for touch; the source behind the paragraph does the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the source behind the paragraph is the way for the keyboard.
    <span
      className={classNames('answer-sentence', lit === index && 'is-lit', isFramed && 'is-framed')}
      onClick={() => pin(pinned === index ? null : index)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preview(index)}
      onPointerLeave={() => preview(null)}
    >
      {sentence.text}{' '}
    </span>
  );
}

interface PassageProps {
  readonly consultation: Consultation;
  readonly sentences: Paragraph['sentences'];
  readonly links: Links;
  readonly className?: string;
}

/** One paragraph, and under it what a pressed sentence of it rests on. */
export function Passage({ consultation, sentences, links, className }: PassageProps) {
  const { t } = useTranslation('oracle-answer');
  const [visited, setVisited] = useState<number | null>(null);
  const { pinned, pin } = links;
  const pressed = sentences.find(({ index }) => index === pinned);
  return (
    <>
      <p className={className} lang={consultation.language}>
        {sentences.map((each) => (
          <Sentence key={each.index} {...each} links={links} isFramed={visited === each.index} />
        ))}
        {sentences
          .filter(({ sentence }) => sentence.evidence.length > 0)
          .map(({ index }) => (
            <button
              key={index}
              type="button"
              className="answer-source no-print"
              aria-expanded={pinned === index}
              onFocus={({ target }) => target.matches(':focus-visible') && setVisited(index)}
              onBlur={() => setVisited(null)}
              onClick={() => pin(pinned === index ? null : index)}
            >
              {t('ground.why')}
            </button>
          ))}
      </p>
      <div role="status" className="no-print">
        {pressed && (
          <Ground consultation={consultation} sentence={pressed.sentence} onClose={() => pin(null)} />
        )}
      </div>
    </>
  );
}
