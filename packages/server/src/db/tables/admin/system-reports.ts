import { limits, type ReportFigure } from '@chitta/contract';
import { bigint, date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What is known of a report once it is made. */
export interface ReportMetadata {
  readonly rows?: number;
  readonly figures?: readonly ReportFigure[];
}

/** Reports that administrators asked for: their counts and sums, and where their file is. */
export const systemReports = pgTable('system_reports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  type: text({ enum: limits.systemReportTypes }).notNull(),
  title: text().notNull().default(''),
  description: text().notNull().default(''),
  /** First and last day, in UTC. */
  periodFrom: date('period_from').notNull(),
  periodUntil: date('period_until').notNull(),
  createdAt: time('created_at').notNull(),
  generatedAt: time('generated_at'),
  generatedBy: integer('generated_by').references(() => users.id, { onDelete: 'set null' }),
  status: text({ enum: limits.systemReportStatuses }).notNull().default('generating'),
  failure: text({ enum: limits.systemReportFailures }),
  progress: smallint().notNull().default(0),
  filePath: text('file_path'),
  size: bigint({ mode: 'number' }),
  downloadCount: integer('download_count').notNull().default(0),
  metadata: jsonb().$type<ReportMetadata>().notNull().default({}),
  expiresAt: time('expires_at'),
  /** Which run makes it, until when, and how often one has begun. */
  leaseOwner: uuid('lease_owner'),
  leaseUntil: time('lease_until'),
  attempts: smallint().notNull().default(0),
});

export type SystemReportRow = Readonly<typeof systemReports.$inferSelect>;
