import { useTranslation } from 'react-i18next';
import type { Paragraph } from './parts-of-reading.ts';

/** Where help is to be found in any country: the one address that texts of care name. */
const helpHost = 'findahelpline.com';

/** A sentence in which the address of help can be followed; no other address becomes a link, whoever wrote it. */
function WithHelpLink({ text }: { readonly text: string }) {
  const [before = '', ...after] = text.split(helpHost);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <a href={`https://${helpHost}`} className="link" target="_blank" rel="noreferrer">
        {helpHost}
      </a>
      {after.join(helpHost)}
    </>
  );
}

interface ReadingCareProps {
  readonly language: string;
  readonly paragraphs: readonly Paragraph[];
}

/**
 * A word of care with where help is, in a quiet place of its own before the question. Its sentences light nothing: nobody
 * is shown the words that hurt a second time.
 */
export function ReadingCare({ language, paragraphs }: ReadingCareProps) {
  const { t } = useTranslation('readings');
  if (paragraphs.length === 0) return null;
  return (
    <section className="reading-care" aria-label={t('reading.care')} lang={language}>
      {paragraphs.map(({ number, sentences }) => (
        <p key={number}>
          {sentences.map(({ sentence, index }) => (
            <span key={index}>
              <WithHelpLink text={sentence.text} />{' '}
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}
