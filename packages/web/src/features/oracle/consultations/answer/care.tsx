import type { OracleResponse } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { paragraphsOf } from './parts.ts';

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

interface QuietWordsProps {
  readonly response: Pick<OracleResponse, 'sentences' | 'language'>;
  readonly part: 'care' | 'outside';
}

/**
 * Words of care, or that a question is for others: in a quiet place of its own. Its sentences light nothing, so that
 * nobody is shown again the words that hurt.
 */
export function QuietWords({ response, part }: QuietWordsProps) {
  const { t } = useTranslation('oracle-answer');
  const paragraphs = paragraphsOf(response, part);
  if (paragraphs.length === 0) return null;
  return (
    <section className="answer-quiet" aria-label={t(`quiet.${part}`)} lang={response.language}>
      {paragraphs.map(({ key, sentences }) => (
        <p key={key}>
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
