import { z } from 'zod';
import { BackupError } from '../backup-error.ts';

/** Raised when an older version of Chitta could no longer read what this one writes. */
export const formatVersion = 1;

export const backupKinds = ['daily', 'manual', 'before-restore'] as const;
/** Why a backup was made; part of its name. Only daily ones are thrown away by themselves. */
export type BackupKind = (typeof backupKinds)[number];

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.strictObject({
  format: z.literal('chitta-backup'),
  formatVersion: z.literal(formatVersion),
  kind: z.enum(backupKinds),
  madeAt: z.iso.datetime(),
  /** Of the server that the rows were read from. */
  postgresVersion: z.string(),
  /** The migrations that had made the tables, in order. */
  migrations: z.array(z.strictObject({ version: z.int(), name: z.string(), checksum: sha256 })),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
      /** Entry of the archive: the rows as PostgreSQL's COPY writes them as text, compressed with zstd. */
      entry: z.string(),
      sha256,
    }),
  ),
  /** Where the numbering goes on; `lastValue` is a bigint as text. */
  sequences: z.array(
    z.strictObject({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  /** Files of members, each an entry `files/<path>`; the path is below `DATA_DIR/files`. */
  files: z.array(z.strictObject({ path: z.string(), entry: z.string(), bytes: z.int(), sha256 })),
});

/** What a backup says about itself; an entry of its archive. */
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;
export type TableOfBackup = Manifest['tables'][number];
export type FileOfBackup = Manifest['files'][number];
export type SequenceOfBackup = Manifest['sequences'][number];
export type MigrationOfBackup = Manifest['migrations'][number];

/** Reads a manifest. Throws a `BackupError` for one that is damaged or of a newer format. */
export function parseManifest(text: string): Manifest {
  const content = parseJson(text);
  const version = (content as { formatVersion?: unknown } | null)?.formatVersion;
  if (typeof version === 'number' && version > formatVersion) {
    throw new BackupError(
      `It was written in format ${version}, and this version of Chitta reads format ${formatVersion}: use a newer one.`,
    );
  }
  const parsed = manifestSchema.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BackupError(`Its manifest is wrong at "${issue?.path.join('.')}": ${issue?.message}.`);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BackupError('Its manifest cannot be read.', { cause });
  }
}
