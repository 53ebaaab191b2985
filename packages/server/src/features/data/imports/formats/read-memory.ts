import {
  exportedExerciseSession,
  exportedMoment,
  exportedRecallMark,
  limits,
  memorySettings,
} from '@chitta/contract';
import { z } from 'zod';
import { importedDay as day, importedText as text, importedTime as time } from './imported-fields.ts';

const moment = exportedMoment.extend({
  id: text(40),
  date: day,
  momentNumber: z.number().int().min(1).max(10_000),
  note: text(limits.moment.note),
  timestamp: time,
  archivedAt: time.nullable(),
  createdAt: time,
});
const session = exportedExerciseSession.extend({
  date: day,
  duration: z.number().int().min(0).max(limits.exercise.seconds),
  assistedDays: z.number().int().min(0).max(limits.exercise.days),
  unassistedDays: z.number().int().min(0).max(limits.exercise.days),
  completedAt: time.nullable(),
  createdAt: time,
  updatedAt: time,
});
const mark = exportedRecallMark.extend({ night: day, markedAt: time });

/** As many as an import has entries at most. */
const most = { moments: 20_000, sessions: 5_000, marks: 20_000, pictures: 2_000 } as const;

export type ImportedMoment = Omit<z.infer<typeof moment>, 'picture'> & {
  /** Where its picture was unpacked; null: it has none. */
  readonly picture: string | null;
};
export type ImportedSession = z.infer<typeof session>;
export type ImportedMark = z.infer<typeof mark>;
export type ImportedMemorySettings = z.infer<typeof memorySettings>;

/** What an export brings of Improve Memory. */
export interface ImportedMemory {
  readonly moments: readonly ImportedMoment[];
  readonly sessions: readonly ImportedSession[];
  readonly marks: readonly ImportedMark[];
  readonly settings: ImportedMemorySettings | null;
}

/** Where the pictures of moments are in an export. */
export const momentPicture = /^moments\/[\w.-]{1,80}\.webp$/;

interface MemorySource {
  /** The items of a section, as they were read. */
  readonly itemsOf: (section: string) => AsyncIterable<{ readonly item: unknown }>;
  /** Where the file that stands there in the archive was unpacked. */
  readonly pathOf: (inner: string) => string | undefined;
}

/** Reads what an export brings of Improve Memory; what is not as the format says is left out. Null where there is nothing. */
export async function readMemory({ itemsOf, pathOf }: MemorySource): Promise<ImportedMemory | null> {
  const parse = async <T>(section: string, schema: z.ZodType<T>, count: number): Promise<T[]> => {
    const found: T[] = [];
    for await (const { item } of itemsOf(section)) {
      const parsed = schema.safeParse(item);
      if (parsed.success && found.length < count) found.push(parsed.data);
    }
    return found;
  };
  const moments = await parse('moments', moment, most.moments);
  const sessions = await parse('exercise-sessions', session, most.sessions);
  const marks = await parse('recall-marks', mark, most.marks);
  const [settings = null] = await parse('memory-settings', memorySettings, 1);
  if (moments.length + sessions.length + marks.length === 0 && settings === null) return null;
  return { moments: withPictures(moments, pathOf), sessions, marks, settings };
}

/** Each file is the picture of one moment, so that none is looked at twice. */
function withPictures(
  moments: readonly z.infer<typeof moment>[],
  pathOf: MemorySource['pathOf'],
): ImportedMoment[] {
  const taken = new Set<string>();
  return moments.flatMap(({ picture, ...rest }) => {
    const path = picture === null || taken.size >= most.pictures ? undefined : pathOf(picture.path);
    const isFree = path !== undefined && !taken.has(path);
    if (isFree) taken.add(path);
    return rest.note === '' && !isFree ? [] : [{ ...rest, picture: isFree ? path : null }];
  });
}
