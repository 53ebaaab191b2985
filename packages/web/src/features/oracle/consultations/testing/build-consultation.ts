import type {
  Consultation,
  ListedConsultation,
  OracleResponse,
  OracleToday,
  Practice,
} from '@chitta/contract';

export const question = 'Shall I take the work in the other town?';
const id = 'abcdefghijklmnopqrstuv';

export const practice: Practice = {
  id: 'walk-with-the-question',
  title: 'Walk with the question',
  minutes: 15,
  time: 'morning',
  why: 'Walking loosens what sitting holds fast.',
  steps: ['Leave the telephone at home.', 'Say the question once.', 'Walk without answering.'],
  notice: 'Where do your feet want to go?',
  source: { title: 'Oppezzo & Schwartz 2014', url: 'https://doi.org/10.1037/a0036577' },
};

/** An answer from one dream, with a sentence that rests on it and one that rests on the question. */
export function buildResponse(changes: Partial<OracleResponse> = {}): OracleResponse {
  return {
    version: 1,
    engineVersion: '1',
    language: 'en',
    kind: 'answer',
    care: null,
    outside: null,
    question: { field: 'work', kind: 'decision' },
    sentences: [
      {
        text: 'You ask about a decision at work.',
        part: 'understood',
        paragraph: 0,
        evidence: [{ dreamId: null, start: 17, end: 21, rule: 'question.field' }],
      },
      {
        text: 'In your dream the house had one open door.',
        part: 'dreams',
        paragraph: 1,
        evidence: [{ dreamId: 12, start: 2, end: 11, symbol: 'house', rule: 'dream.symbol' }],
      },
      { text: 'The doors were locked before.', part: 'change', paragraph: 2, evidence: [] },
      {
        text: 'You are looking for a way out, not for a place.',
        part: 'thought',
        paragraph: 3,
        evidence: [],
      },
      { text: 'Movement helps while you decide.', part: 'practice', paragraph: 4, evidence: [] },
      { text: 'What would you take along?', part: 'take_along', paragraph: 5, evidence: [] },
    ],
    dreams: [
      {
        dreamId: 12,
        title: 'The house by the sea',
        night: '2026-11-20',
        language: 'en',
        quote: 'one door was open',
        symbols: [{ id: 'house', name: 'House' }],
        reasons: [
          { kind: 'symbol', text: 'House', symbol: 'house' },
          { kind: 'word', text: 'town' },
        ],
      },
    ],
    practiceId: practice.id,
    chart: null,
    isIncubation: false,
    writtenBy: null,
    ...changes,
  };
}

export function buildListed(changes: Partial<ListedConsultation> = {}): ListedConsultation {
  return {
    id,
    userInput: question,
    createdAt: '2026-11-22T09:00:00.000Z',
    thought: 'You are looking for a way out, not for a place.',
    field: 'work',
    kind: 'answer',
    language: 'en',
    practiceTitle: practice.title,
    practiceCompleted: false,
    followUpDate: '2026-11-29',
    isFollowUpDue: false,
    entries: 0,
    isShared: false,
    ...changes,
  };
}

export function buildConsultation(changes: Partial<Consultation> = {}): Consultation {
  return {
    ...buildListed(),
    oracleResponse: buildResponse(),
    recommendedExerciseId: practice.id,
    practice,
    practiceCompletedAt: null,
    fit: null,
    share: null,
    laterDreams: [],
    goesOnFrom: null,
    isImported: false,
    written: null,
    lostDreams: [],
    ...changes,
  };
}

export function buildToday(changes: Partial<OracleToday> = {}): OracleToday {
  return {
    fit: null,
    access: 'taste',
    isSetUp: true,
    open: null,
    practice: null,
    due: null,
    dreams: 12,
    ...changes,
  };
}
