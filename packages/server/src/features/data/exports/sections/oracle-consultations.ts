import { type ExportedConsultation, exportedConsultation } from '@chitta/contract';
import type { ExportSection, ExportSource } from '../export-section.ts';
import { createOracleExportQueries } from './oracle.queries.ts';

/** Consultations that are read at once. */
const batchSize = 40;
const bytesPerConsultation = 800;

/** Questions to the Oracle with their answers, how their practices went, and what became of them. */
export const oracleConsultationsSection: ExportSection = {
  name: 'oracle-consultations',
  tables: ['oracle_consultations', 'oracle_practice_journal', 'oracle_followup_consultations'],
  item: exportedConsultation,
  count: ({ db }, userId) => createOracleExportQueries(db).countConsultations(userId),
  async estimateBytes({ db }, userId) {
    const queries = createOracleExportQueries(db);
    const count = await queries.countConsultations(userId);
    return bytesPerConsultation * count + (await queries.sumBytes(userId));
  },
  async write(source, files) {
    const ids = await createOracleExportQueries(source.context.db).listIds(source.member.id);
    if (ids.length > 0) await files.addLines('oracle-consultations', linesOf(source, ids));
  },
};

async function* linesOf(source: ExportSource, ids: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = await readBatch(source, ids.slice(from, from + batchSize));
    for (const item of batch) yield [JSON.stringify(item)];
  }
}

async function readBatch(
  { context, member }: ExportSource,
  ids: readonly string[],
): Promise<ExportedConsultation[]> {
  const queries = createOracleExportQueries(context.db);
  const [rows, entries, followUps] = await Promise.all([
    queries.listConsultations(member.id, ids),
    queries.listEntries(member.id, ids),
    queries.listFollowUps(member.id, ids),
  ]);
  return rows.map(({ userId: _, thought: __, field: ___, lastEntryNumber: ____, ...row }) => {
    const followUp = followUps.find(({ originalConsultationId }) => originalConsultationId === row.id);
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      practiceCompletedAt: row.practiceCompletedAt?.toISOString() ?? null,
      practiceEntries: entries
        .filter(({ consultationId }) => consultationId === row.id)
        .map(({ userId: _user, consultationId: _id, createdAt, ...entry }) => ({
          ...entry,
          createdAt: createdAt.toISOString(),
        })),
      followUp: followUp ? toExportedFollowUp(followUp) : null,
    };
  });
}

type FollowUpRow = Awaited<ReturnType<ReturnType<typeof createOracleExportQueries>['listFollowUps']>>[number];

function toExportedFollowUp({
  userId: _,
  originalConsultationId: __,
  completionDate,
  ...row
}: FollowUpRow): ExportedConsultation['followUp'] {
  return { ...row, completionDate: completionDate.toISOString() };
}
