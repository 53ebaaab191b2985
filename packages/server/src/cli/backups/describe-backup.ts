import type { Config } from '#server/config/config.ts';
import type { Manifest } from '#server/features/data/backups/archive/manifest.ts';
import { openArchive } from '#server/features/data/backups/archive/open-archive.ts';
import type { BackupFile } from '#server/features/data/backups/backup-folder.ts';

/** Such as `2026-11-21 03:20 UTC, 12 members, 340 dreams, 18 tables, 2 files, migrations up to 0011_….sql`. */
export function describeManifest({ madeAt, tables, files, migrations }: Manifest): string {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  return [
    `${madeAt.slice(0, 16).replace('T', ' ')} UTC`,
    `${rowsOf('users')} members`,
    `${rowsOf('dreams')} dreams`,
    `${tables.length} tables`,
    `${files.length} files`,
    `migrations up to ${migrations.at(-1)?.name ?? 'none'}`,
  ].join(', ');
}

/** One line for a list; says of a damaged file that it cannot be used. Reads its manifest alone. */
export async function describeBackup({ path, name, bytes }: BackupFile): Promise<string> {
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  try {
    const archive = await openArchive(path);
    archive.close();
    return `${name}  ${size}  ${describeManifest(archive.manifest)}`;
  } catch {
    return `${name}  ${size}  cannot be read: damaged`;
  }
}

/** What a restore elsewhere would miss, a line each. */
export function describeLeftOut({ s3 }: Pick<Config, 's3'>): string[] {
  return [
    `Not in it: settings of the environment. Keep them elsewhere, above all SECRET_KEY, where you have set one.`,
    ...(s3
      ? [
          `Not in it: pictures and recordings of members, which are in the bucket ${s3.bucket} at ${s3.endpoint}.`,
        ]
      : []),
  ];
}
