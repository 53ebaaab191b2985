import type { KeepProgrammeDayRequest, limits, ProgrammeMeasureValues } from '@chitta/contract';

/** A programme as the demo member takes it; days of it are counted from 1. */
export interface DemoRun {
  readonly name: limits.ProgrammeName;
  readonly daysAgo: number;
  readonly before: ProgrammeMeasureValues;
  readonly writing?: string;
  readonly days: readonly (Partial<KeepProgrammeDayRequest> & { readonly day: number })[];
  readonly measures: readonly { readonly day: number; readonly values: ProgrammeMeasureValues }[];
  /** Missing: it is under way. */
  readonly endedOnDay?: number;
}

const marked = { done: ['mark'] };
const intended = { done: ['mark', 'intend', 'lie-still'] };

/** Three weeks of remembering that made a difference, and a bad dream that is being written anew. */
export const demoRuns: readonly DemoRun[] = [
  {
    name: 'recall',
    daysAgo: 58,
    before: { dreamNights: 2, clarity: 1 },
    days: [
      ...[1, 2, 3, 4, 6, 7].map((day) => ({ day, ...marked })),
      ...[8, 9, 10, 11, 13, 14, 15, 16, 18, 19, 20].map((day) => ({ day, ...intended })),
      { day: 12, ...marked, note: 'Up at five for the early train: nothing came back.' },
      { day: 17, ...intended, note: 'One word was enough, and then the whole kitchen was there.' },
      { day: 21, done: ['mark', 'intend', 'lie-still', 'look-back'], note: 'Lying still helps most.' },
    ],
    measures: [
      { day: 8, values: { dreamNights: 5, clarity: 2 } },
      { day: 15, values: { dreamNights: 6, clarity: 2 } },
      { day: 22, values: { dreamNights: 6, clarity: 3 } },
    ],
    endedOnDay: 22,
  },
  {
    name: 'nightmares',
    daysAgo: 15,
    before: { nightmareNights: 3, distress: 2, sleepLostNights: 2, mastery: 1 },
    writing:
      'The wave comes over the beach, as high as a house. I do not run. I hold up my hand and it slows down until it stands like glass, with fish and lamps in it. I walk along it and on the other side somebody has laid a table.',
    days: [
      { day: 1, done: ['choose'], note: 'The one with the wave.' },
      { day: 2, done: ['rewrite', 'picture'], minutes: 10 },
      ...[3, 4, 6, 7, 8, 10, 11, 13, 14].map((day) => ({ day, done: ['picture'], minutes: 5 })),
      { day: 12, done: ['picture'], minutes: 5, note: 'I dreamed of the sea, and it stayed where it was.' },
      { day: 15, done: ['picture'], minutes: 4 },
    ],
    measures: [
      { day: 8, values: { nightmareNights: 2, distress: 2, sleepLostNights: 1, mastery: 2 } },
      { day: 15, values: { nightmareNights: 1, distress: 1, sleepLostNights: 0, mastery: 3 } },
    ],
  },
];
