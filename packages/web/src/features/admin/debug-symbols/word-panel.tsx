import { useTranslation } from 'react-i18next';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { AssertionLine, assertionKey } from './assertion-line.tsx';
import { verdictOf, type WordTrace } from './trace-links.ts';

const partKeys = { n: 'noun', v: 'verb', a: 'said', '?': 'open' } as const;

type PartProps = { readonly trace: WordTrace };

function Candidates({ trace: { word, mentions } }: PartProps) {
  const { t } = useTranslation('debug-symbols');
  if (word.candidates.length === 0) return <p>{t('word.noCandidates')}</p>;
  return (
    <ul>
      {word.candidates.map((candidate) => (
        <li key={`${candidate.symbol} ${candidate.variation} ${candidate.sense}`}>
          <code>{candidate.symbol}</code> <q>{candidate.variation}</q> <code>{candidate.sense}</code>{' '}
          <code>{candidate.rule}</code>: {t(`verdict.${verdictOf(candidate, mentions)}`)}
          {candidate.isJudged && ` ${t('word.judged')}`}
        </li>
      ))}
    </ul>
  );
}

function Readings({ trace: { mentions, phrases } }: PartProps) {
  const { t } = useTranslation('debug-symbols');
  const idiom = phrases.find(({ isIdiom, isTaken }) => isIdiom && isTaken);
  if (mentions.length === 0) {
    return <p>{idiom ? t('word.takenByIdiom', { idiom: idiom.text }) : t('word.noMention')}</p>;
  }
  return (
    <ul>
      {mentions.map(({ start, end, symbol, name, group, rule, sense, kind }) => (
        <li key={`${start}-${end} ${symbol}`}>
          <GroupGlyph group={group} /> {name} <code>{symbol}</code> <code>{rule}</code> <code>{sense}</code>{' '}
          <code>{kind}</code>
        </li>
      ))}
    </ul>
  );
}

function WordAssertion({ trace: { word, assertions } }: PartProps) {
  const { t } = useTranslation('debug-symbols');
  if (assertions.length === 0) return <p>{t(`state.${word.state}`)}</p>;
  return (
    <ul>
      {assertions.map((stretch) => (
        <li key={assertionKey(stretch)}>
          <AssertionLine stretch={stretch} />
        </li>
      ))}
    </ul>
  );
}

/** All that is known of one word: its forms, the senses considered, what it was read as, and whether it was there. */
export function WordPanel({ trace }: PartProps) {
  const { t } = useTranslation('debug-symbols');
  const { folded, language, part, classes, text } = trace.word;
  return (
    <section className="trace-panel" aria-labelledby="trace-word">
      <h2 id="trace-word">{text}</h2>
      <dl>
        <dt>{t('word.form')}</dt>
        <dd>
          <code>{folded}</code>, {t(`language.${language}`)}, {t(`part.${partKeys[part]}`)}
          {classes.length > 0 && (
            <>
              , <code>{classes.join(' ')}</code>
            </>
          )}
        </dd>
        <dt>{t('word.candidates')}</dt>
        <dd>
          <Candidates trace={trace} />
        </dd>
        <dt>{t('word.readAs')}</dt>
        <dd>
          <Readings trace={trace} />
        </dd>
        <dt>{t('word.assertions')}</dt>
        <dd>
          <WordAssertion trace={trace} />
        </dd>
      </dl>
    </section>
  );
}
