import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { EditedDictionary } from '../dictionary/edited-dictionary.ts';
import { InvariantError } from '../errors/invariant.ts';
import type { TaskPriority } from '../threads/fair-queue.ts';
import { createThreadPool, type ThreadLoad } from '../threads/thread-pool.ts';
import type { EngineWork } from './engine-task.ts';
import type { EngineRequest, EngineResponse } from './engine-worker.ts';

/** Who wants something done, and whether anybody waits for it. */
export interface WorkFor {
  readonly member: { readonly id: number };
  /** `interactive` where nothing is said. */
  readonly priority?: TaskPriority;
}

type Doing<K extends keyof EngineWork> = (
  work: WorkFor,
  task: EngineWork[K]['task'],
) => Promise<EngineWork[K]['answer']>;

/**
 * Recognition and composition. All of it is done in threads, in which members take turns, so that no text, however it is
 * written, holds up anything but its own member. Each call throws `requests.too_many`, `server.overloaded` or
 * `server.timed_out` where its turn cannot come; asking again later makes sense.
 */
export interface Engine {
  /** Marks the symbols of a dream. */
  readonly mark: Doing<'mark'>;
  /** Marks a dream and composes its reading, once for each level. */
  readonly read: Doing<'read'>;
  /** Marks a dream and composes its free reading, with what a premium reading would add to it. */
  readonly readFree: Doing<'readFree'>;
  /** Finds what a reading that somebody else writes is to be about; null where nobody else may. */
  readonly plan: Doing<'plan'>;
  readonly planAnswer: Doing<'planAnswer'>;
  /** Every mention of a text, by the dictionary alone. */
  readonly mentions: Doing<'mentions'>;
  /** Harm that a text may tell of, with words for its writer; null where it tells of none. */
  readonly care: Doing<'care'>;
  /** Reads a dream with the time that each step takes. */
  readonly stages: Doing<'stages'>;
  /** Tells how a text is recognised. */
  readonly trace: Doing<'trace'>;
  /** Reads a question to the Oracle. */
  readonly question: Doing<'question'>;
  /** Answers one from the dreams that it is given. */
  readonly answer: Doing<'answer'>;
  /** Tells what became of a practice. */
  readonly assess: Doing<'assess'>;
  /** Holds the rules of the dictionary over an entry under work. */
  readonly checkEntry: Doing<'checkEntry'>;
  /** Reads sentences as they are read now, and with an entry under work. */
  readonly previewEntry: Doing<'previewEntry'>;
  /** Starts the threads and lets them read the dictionary. Never throws. */
  warmUp(): Promise<void>;
  /** What waits for a thread, by priority, and how many threads are at work. */
  load(): ThreadLoad;
  /** Refuses what waits and ends the threads. */
  close(): Promise<void>;
}

interface EngineParts {
  readonly config: Pick<Config, 'threads'>;
  readonly dictionary: EditedDictionary;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Hears how long each reading took that somebody waited for, from the call to the answer. */
  readonly onReading?: (seconds: number) => void;
}

const threadFile = fileURLToPath(new URL('./engine-thread.ts', import.meta.url));
/** Longer texts than any that is written here: they came from elsewhere, and are read beside the quick lane. */
const longText = 10_000;

/** Threads are started when first needed, or by `warmUp`. */
export function createEngine({ config: { threads }, dictionary, log, onReading }: EngineParts): Engine {
  const pool = createThreadPool<EngineRequest, EngineResponse>({
    file: threadFile,
    // One for what takes long, all others for what somebody waits for.
    threads: { quick: threads.count - 1, steady: 1 },
    taskMs: threads.taskMs,
    heapMb: threads.heapMb,
    queue: { ...threads.queue, now: () => performance.now() },
    log,
  });

  const doing =
    <K extends keyof EngineWork>(kind: K): Doing<K> =>
    async ({ member, priority = 'interactive' }, task) => {
      const owner = String(member.id);
      const claim = { owner, priority, isLong: lengthOf(task) > longText };
      const { version } = dictionary;
      const request = { kind, task, owner, version };
      const first = (await pool.run(claim, request)) as EngineResponse<K>;
      if (!first.isStale) return first.answer;
      const { edition } = dictionary;
      const again = edition
        ? { ...request, version: edition.version, edition }
        : { ...request, version: dictionary.version };
      const second = (await pool.run(claim, again)) as EngineResponse<K>;
      if (second.isStale) throw new InvariantError('a thread knows the edition that it was sent');
      return second.answer;
    };

  const timed =
    <K extends keyof EngineWork>(run: Doing<K>): Doing<K> =>
    async (work, task) => {
      const begun = performance.now();
      const answer = await run(work, task);
      if ((work.priority ?? 'interactive') === 'interactive')
        onReading?.((performance.now() - begun) / 1_000);
      return answer;
    };

  return {
    mark: doing('mark'),
    read: timed(doing('read')),
    readFree: timed(doing('readFree')),
    plan: doing('plan'),
    planAnswer: doing('planAnswer'),
    mentions: doing('mentions'),
    care: doing('care'),
    stages: doing('stages'),
    trace: doing('trace'),
    question: doing('question'),
    answer: doing('answer'),
    assess: doing('assess'),
    checkEntry: doing('checkEntry'),
    previewEntry: doing('previewEntry'),
    warmUp: async () => {
      const task = { content: warmUpDream, personal: [], levels: ['premium' as const] };
      const { version } = dictionary.released;
      await pool.warmUp({ kind: 'read', task, owner: 'nobody', version });
    },
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

function lengthOf(task: EngineWork[keyof EngineWork]['task']): number {
  // The rules look at the whole dictionary.
  if ('named' in task) return Number.POSITIVE_INFINITY;
  if ('question' in task) return task.dreams.reduce((sum, { content }) => sum + content.length, 0);
  return 'text' in task ? task.text.length : task.content.length;
}

/** In both languages, so that both dictionaries are there. */
const warmUpDream =
  'I was walking through my old school with my brother and the water rose. Corría por la casa de mi madre con un perro negro y no podía hablar.';
