import type { Transaction } from '#server/db/client.ts';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { thoughtOf } from '#server/features/oracle/consultations/thought-of.ts';
import { findPractice } from '#server/features/oracle/practices/find-practice.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { createConsultationEntryQueries } from '../consultation-entries.queries.ts';
import type { ConsultationDraft } from '../drafts/derive-consultation.ts';
import { createEntryQueries, type WorkEntry } from '../entries.queries.ts';
import { createImportQueries } from '../imports.queries.ts';
import { deriveDrafts } from '../thread/derive-drafts.ts';
import { holdImport, type ImportRun } from './import-run.ts';
import type { NewNumbers } from './references.ts';
import {
  createRestoredConsultationQueries,
  type RestoredConsultation,
} from './restored-consultations.queries.ts';
import { numbersIn, turnAnalysis, turnResponse } from './turn-consultation.ts';

/**
 * Writes a batch of consultations with their practice journals and follow-ups, as `writeDreams` does with dreams: those of
 * the same import that they go on from are there before them. Returns false, with nothing written, where the import is no
 * longer this run's.
 */
export async function writeConsultations(
  run: ImportRun,
  { choices, createdAt: now }: ImportRow,
  entries: readonly WorkEntry[],
): Promise<boolean> {
  const { context, key } = run;
  const sources = entries.map(({ json }) => json);
  const drafts = await deriveDrafts({ kind: 'consultation', sources, choices, now });
  const numbers = await findNumbers(run, drafts);
  const prepared = entries.map((entry, index) => {
    const draft = drafts[index];
    invariant(draft, 'there is a draft for each entry');
    return { entry, origin: draft.exported.goesOnFrom, restored: restore(entry, draft, numbers) };
  });
  return inTransaction(context.db, async (tx) => {
    if ((await holdImport(tx, run, 'running')) === undefined) return false;
    for (const each of prepared) await writeOne(tx, run, each);
    await createImportQueries(tx).addWritten(key, prepared.length);
    return true;
  });
}

async function findNumbers(
  { context, key }: ImportRun,
  drafts: readonly ConsultationDraft[],
): Promise<NewNumbers> {
  const found = drafts.map(({ exported }) => numbersIn(exported));
  const queries = createEntryQueries(context.db);
  const [dreams, symbols] = await Promise.all([
    queries.findRows(
      key,
      'dream',
      found.flatMap(({ dreams: numbers }) => numbers),
    ),
    queries.findRows(
      key,
      'symbol',
      found.flatMap(({ symbols: numbers }) => numbers),
    ),
  ]);
  return { dreams, symbols };
}

function restore(
  { userId, rowName: id }: WorkEntry,
  { exported, createdAt }: ConsultationDraft,
  numbers: NewNumbers,
): RestoredConsultation {
  invariant(id, 'a chosen entry has its name');
  const { userInput, practiceEntries, practiceCompletedAt, followUp, fit } = exported;
  const response = turnResponse(exported.oracleResponse, numbers);
  // A practice that is no longer given leaves its entries, and asks for nothing more.
  const practiceId = findPractice(response.language, response.practiceId)?.id ?? null;
  return {
    consultation: {
      userId,
      id,
      userInput,
      oracleResponse: { ...response, practiceId },
      thought: thoughtOf(response),
      field: response.question?.field ?? null,
      recommendedExerciseId: practiceId,
      practiceCompleted: practiceCompletedAt !== null,
      practiceCompletedAt: practiceCompletedAt === null ? null : new Date(practiceCompletedAt),
      createdAt,
      followUpDate: practiceId === null ? null : exported.followUpDate,
      fit: response.kind === 'answer' ? fit : null,
      lastEntryNumber: Math.max(0, ...practiceEntries.map(({ entryNumber }) => entryNumber)),
      isImported: true,
    },
    entries: practiceEntries.map(({ createdAt: writtenAt, ...entry }) => ({
      ...entry,
      userId,
      consultationId: id,
      createdAt: new Date(writtenAt),
    })),
    followUp: followUp && {
      ...followUp,
      userId,
      originalConsultationId: id,
      followupConsultationId: null,
      practiceAnalysis: turnAnalysis(followUp.practiceAnalysis, numbers),
      completionDate: new Date(followUp.completionDate),
    },
  };
}

interface PreparedConsultation {
  readonly entry: WorkEntry;
  /** The old name of the consultation that it goes on from. */
  readonly origin: string | null;
  readonly restored: RestoredConsultation;
}

async function writeOne(
  tx: Transaction,
  { key }: ImportRun,
  { entry: { position, userId }, origin, restored }: PreparedConsultation,
): Promise<void> {
  const entries = createConsultationEntryQueries(tx);
  const consultations = createRestoredConsultationQueries(tx);
  const { id } = restored.consultation;
  const names = await entries.findNames(key, origin === null ? [] : [origin]);
  const goesOnFrom = (origin === null ? undefined : names.get(origin)) ?? null;
  await consultations.insert({ ...restored, consultation: { ...restored.consultation, goesOnFrom } });
  if (goesOnFrom !== null) await consultations.goOn(userId, goesOnFrom, id);
  await createEntryQueries(tx).setState(key, position, {
    state: 'written',
    source: null,
    rowState: await entries.stateOf(userId, id),
  });
}
