import type { DebugDreamRequest, ReadingTrace } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { type ModelAnswer, useModelAnswer } from './ai-debug.api.ts';

interface AskModelProps {
  readonly dream: DebugDreamRequest;
  readonly trace: ReadingTrace;
}

/** The language model is asked only here, by a press of the button, after saying what is sent where. */
export function AskModel({ dream, trace: { model, question, reading } }: AskModelProps) {
  const { t } = useTranslation('ai-debug');
  const { answer, ask } = useModelAnswer();
  const isAsking = answer !== null && answer.end === null && answer.problem === null;
  return (
    <section aria-labelledby="ask-model" className="ai-debug-model">
      <h2 id="ask-model">{t('model.title')}</h2>
      {!model && <p>{t('model.none')}</p>}
      {model && !question && <p>{t('model.left')}</p>}
      {model && question && (
        <>
          <p>{t('model.sends', { ...model })}</p>
          <details>
            <summary>{t('model.question')}</summary>
            <pre>{question.instructions}</pre>
            <pre>{JSON.stringify(JSON.parse(question.data), null, 2)}</pre>
          </details>
          <Button variant="quiet" isBusy={isAsking} onClick={() => void ask(dream)}>
            {t('model.ask', { ...model })}
          </Button>
        </>
      )}
      {answer && <Answer answer={answer} language={reading.language} />}
    </section>
  );
}

function Answer({ answer, language }: { readonly answer: ModelAnswer; readonly language: string }) {
  const { t } = useTranslation('ai-debug');
  const { raw, verdicts, end, problem } = answer;
  return (
    <>
      <h3>{t('model.raw')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <pre className="ai-debug-raw" tabIndex={0}>
        {raw}
      </pre>
      {verdicts.length > 0 && (
        <ol className="ai-debug-sentences">
          {verdicts.map(({ index, text, fault }) => (
            <li key={index} value={index + 1}>
              <p lang={language}>{text}</p>
              <p>{fault === null ? t('model.passes') : t('model.fault', { fault })}</p>
            </li>
          ))}
        </ol>
      )}
      <p role="status">
        {end && (end.failure === null ? t('model.ended', times(end)) : t('model.failed', times(end)))}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

function times({ ms, firstMs, failure, status }: NonNullable<ModelAnswer['end']>) {
  const reason = [failure, status].filter((part) => part !== null).join(' ');
  return { ms: Math.round(ms), first: firstMs === null ? '–' : Math.round(firstMs), reason };
}
