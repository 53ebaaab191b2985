import type { Consultation, OracleResponse } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nightDays } from '#web/lib/format/format-night.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { touchingDreamQuery } from '../consultations.api.ts';
import { dreamsUnder, placesIn } from './parts.ts';

type Sentence = OracleResponse['sentences'][number];

interface GroundProps {
  readonly consultation: Consultation;
  readonly sentence: Sentence;
  readonly onClose: () => void;
}

/** Words that a sentence rests on, as they stand in their text. */
function quotesOf(text: string, sentence: Sentence, dreamId: number | null): readonly string[] {
  const quotes = placesIn(sentence, dreamId).map(({ start, end }) => text.slice(start, end).trim());
  return [...new Set(quotes)].filter(Boolean);
}

function Quotes({ quotes, language }: { readonly quotes: readonly string[]; readonly language: string }) {
  return quotes.map((quote, at) => (
    <span key={quote}>
      {at > 0 && ' · '}
      <q lang={language}>{quote}</q>
    </span>
  ));
}

/** A dream under a sentence: its words there, once they have come; till then the ones the answer gave of it. */
function DreamGround({ id, consultation, sentence }: { readonly id: number } & Omit<GroundProps, 'onClose'>) {
  const { t } = useTranslation('oracle-answer');
  const isLost = consultation.lostDreams.includes(id);
  const { data } = useQuery({ ...touchingDreamQuery(id), enabled: !isLost });
  const told = consultation.oracleResponse.dreams.find(({ dreamId }) => dreamId === id);
  const found = data ? quotesOf(data.content, sentence, id) : [];
  const quotes = found.length > 0 ? found : [told?.quote ?? ''].filter(Boolean);
  return (
    <li>
      <span className="ground-label">
        {told ? `${told.title}, ${t('dream.night', { days: nightDays(told.night) })}` : t('ground.dream')}
      </span>
      <Quotes quotes={quotes} language={told?.language ?? consultation.language} />
    </li>
  );
}

/** What a sentence rests on: words of the question, dreams, and how the Oracle came from them to it. */
export function Ground({ consultation, sentence, onClose }: GroundProps) {
  const { t } = useTranslation(['oracle-answer', 'common']);
  const asked = quotesOf(consultation.userInput, sentence, null);
  return (
    <div className="ground">
      <IconButton label={t('common:close')} className="ground-close" onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
      <p className="ground-title">{t('ground.title')}</p>
      <ul>
        {asked.length > 0 && (
          <li>
            <span className="ground-label">{t('ground.question')}</span>
            <Quotes quotes={asked} language={consultation.language} />
          </li>
        )}
        {dreamsUnder(sentence).map((id) => (
          <DreamGround key={id} id={id} consultation={consultation} sentence={sentence} />
        ))}
      </ul>
      <p className="ground-rule">{t(`ground.rule.${sentence.part}`)}</p>
    </div>
  );
}
