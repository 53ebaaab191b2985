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
  | { readonly followUp: DoFollowUpRequest }
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

/**
 * Two questions that were practised and looked back at, one whose practice has begun, and one that is open: in both languages, and
 * each about something else, so that every answer shows another side.
 */
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
      next: 'end',
      change: 'I rang my mother. We talked about the house for the first time in years.',
      fit: 'yes',
    },
  },
  {
    daysAgo: 16,
    of: 'mother',
    ask: {
      userInput: 'How do I get closer to my mother without us quarrelling about the same things again?',
      language: 'en',
    },
  },
  {
    daysAgo: 15,
    of: 'mother',
    practise: entry('On the way home, without headphones.', {
      insights: 'I asked her about the oranges in the garden, and she talked for half an hour.',
      moodBefore: 3,
      moodAfter: 4,
      practiceRating: 4,
    }),
  },
  {
    daysAgo: 30,
    of: 'sea',
    ask: {
      userInput: '¿Qué significa que sueñe una y otra vez con el mar y con una ola enorme?',
      language: 'es',
    },
  },
  {
    daysAgo: 29,
    of: 'sea',
    practise: entry('Por la noche, con la ventana abierta. Me costó quedarme quieta.', {
      insights: 'La ola llega siempre cuando quiero decir algo y no lo digo.',
      moodBefore: 3,
      moodAfter: 4,
      practiceRating: 4,
    }),
  },
  {
    daysAgo: 26,
    of: 'sea',
    followUp: {
      next: 'end',
      change: 'Le dije a mi hermana que no quería cruzar ese puente sola.',
      fit: 'partly',
    },
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
