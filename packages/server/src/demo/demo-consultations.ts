import type {
  AskOracleRequest,
  DoFollowUpRequest,
  PutOracleProfileRequest,
  WritePracticeEntryRequest,
} from '@chitta/contract';

type Entry = Omit<WritePracticeEntryRequest, 'practiceDate'>;

/** What the demo member did at the Oracle on a day, about the question that `of` names. */
export type DemoOracleStep = { readonly daysAgo: number; readonly of: string } & (
  | { readonly ask: AskOracleRequest }
  | { readonly practise: Entry }
  /** The question that goes on from it is known by the name `next`. */
  | { readonly followUp: DoFollowUpRequest; readonly next: string }
);

const entry = (journalEntry: string, more: Partial<Entry> = {}): Entry => ({
  journalEntry,
  exerciseImplemented: '',
  insights: '',
  challenges: '',
  nextSteps: '',
  ...more,
});

/** When and where the demo member is said to have been born, so that there is a chart to look at. */
export const demoBirth: PutOracleProfileRequest = {
  birthDate: '1991-03-14',
  birthTime: '06:40',
  birthPlace: { name: 'Valencia, Spain', latitude: 39.4699, longitude: -0.3763, timeZone: 'Europe/Madrid' },
  isLaterMoment: null,
  houses: 'placidus',
  usesChart: true,
  asksAbout: ['home', 'work'],
  tone: 'warm',
};

/** One question that was practised, looked back at and gone on with, and one that is open. */
export const demoOracleSteps: readonly DemoOracleStep[] = [
  {
    daysAgo: 26,
    of: 'house',
    ask: {
      userInput:
        'Why do I keep going back to the house where I grew up, and what is it that still waits for me in that room?',
      language: 'en',
    },
  },
  {
    daysAgo: 25,
    of: 'house',
    practise: entry('I did it at the kitchen table before work. It took longer than I thought.', {
      insights: 'The room in the dream is the only one where nobody talks.',
      challenges: 'I kept looking at the clock.',
      moodBefore: 2,
      moodAfter: 3,
      practiceRating: 3,
    }),
  },
  {
    daysAgo: 23,
    of: 'house',
    practise: entry('In the evening this time, with the lamp on. The water came back to me, quite still.', {
      insights: 'I am not afraid of the water. I am waiting for somebody to come in.',
      moodBefore: 3,
      moodAfter: 4,
      practiceRating: 4,
    }),
  },
  {
    daysAgo: 20,
    of: 'house',
    practise: entry('Short, but I did it. I wrote down what I would say to my mother if she turned around.', {
      insights: 'I would ask her to sit down with me.',
      nextSteps: 'Ring her on Sunday.',
      moodBefore: 2,
      moodAfter: 4,
      practiceRating: 5,
    }),
  },
  {
    daysAgo: 17,
    of: 'house',
    followUp: {
      next: 'practice',
      change: 'I rang my mother. We talked about the house for the first time in years.',
      fit: 'yes',
    },
    next: 'room',
  },
  {
    daysAgo: 15,
    of: 'room',
    practise: entry('On the way home, without headphones.', {
      insights: 'I walked past my stop and did not mind.',
      moodBefore: 3,
      moodAfter: 4,
      practiceRating: 4,
    }),
  },
  {
    daysAgo: 3,
    of: 'work',
    ask: {
      userInput: '¿Debería dejar mi trabajo este año y volver a la ciudad junto al mar, o es mejor quedarme?',
      language: 'es',
    },
  },
];
