import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ComparedReadings } from './compare-readings.ts';
import { firstWords } from './first-words.ts';
import './reading-preview.css';

export interface PreviewedDream extends ComparedReadings {
  /** Missing: an example. */
  readonly title?: string | undefined;
  readonly content: string;
  readonly language: string;
}

function Passage({ text }: { readonly text: string }) {
  const { start, fading } = firstWords(text);
  return (
    <li className="preview-passage">
      {start}
      {fading && (
        <>
          <span className="sr-only">…</span>
          <span className="preview-fading" aria-hidden>
            {' '}
            {fading}
          </span>
        </>
      )}
    </li>
  );
}

/** A dream read for free, and beside it how each passage begins that premium has besides. */
export function ReadingPreview({ dream }: { readonly dream: PreviewedDream }) {
  const { t } = useTranslation('plans');
  const { title, content, language, free, added } = dream;
  return (
    <section className="preview" aria-labelledby="preview">
      <h2 id="preview">{title === undefined ? t('preview.example') : t('preview.own', { title })}</h2>
      {title === undefined && (
        <p className="preview-dream" lang={language}>
          {content}
        </p>
      )}
      <div className="preview-sides">
        <section aria-labelledby="preview-free" className="preview-free">
          <h3 id="preview-free">{t('preview.free')}</h3>
          <div lang={language} className="grid gap-3">
            {free.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section aria-labelledby="preview-added" className="preview-added">
          <h3 id="preview-added">{t('preview.added', { count: added.length })}</h3>
          <ul lang={language}>
            {added.map((passage) => (
              <Passage key={passage} text={passage} />
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}

/** As uneven as the lines of a text, which ends before its edge. */
const waitingLines = [
  { name: 'first', width: 'w-full' },
  { name: 'second', width: 'w-11/12' },
  { name: 'third', width: 'w-full' },
  { name: 'fourth', width: 'w-10/12' },
  { name: 'fifth', width: 'w-full' },
  { name: 'last', width: 'w-2/3' },
] as const;

/** The place of a preview that is being read. */
export function PreviewOnItsWay() {
  const { t } = useTranslation('plans');
  return (
    <section className="preview preview-waiting" aria-busy>
      <p role="status" className="text-muted">
        {t('preview.reading')}
      </p>
      <div className="preview-sides">
        {['first', 'second'].map((side) => (
          <div key={side} className="grid content-start gap-3">
            {waitingLines.map(({ name, width }) => (
              <Skeleton key={name} className={`h-4 ${width}`} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
