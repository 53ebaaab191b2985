import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportPath } from '#server/platform/files/report-path.ts';
import { withTemporaryFolder } from '#server/platform/files/temporary-folder.ts';
import type { ReportPiece } from './count-report.ts';

/** The file of a report, as the file storage has it. */
export interface ReportFile {
  readonly path: string;
  readonly size: number;
  readonly rows: number;
}

/**
 * Writes a report piece by piece to this machine and then puts it where files are kept, under a name that nobody can
 * guess. Nothing is left where it fails. Throws `server.disk_full` where there is too little room.
 */
export function writeReportFile(
  { files, disk, temporaryDisk }: Pick<AppContext, 'files' | 'disk' | 'temporaryDisk'>,
  pieces: AsyncIterable<ReportPiece>,
  onPiece: (done: number) => void,
): Promise<ReportFile> {
  return withTemporaryFolder('report', async (folder) => {
    const file = join(folder, 'report.csv');
    const path = reportPath(randomBytes(16).toString('base64url'));
    const handle = await open(file, 'wx', 0o600);
    let size = 0;
    let rows = 0;
    try {
      for await (const piece of pieces) {
        if (disk.isNearlyFull() || temporaryDisk.isNearlyFull()) throw new AppError('server.disk_full');
        const bytes = Buffer.from(piece.text);
        await handle.writeFile(bytes);
        size += bytes.length;
        rows += piece.rows;
        onPiece(piece.done);
      }
    } finally {
      await handle.close();
    }
    await files.putFile(path, file, 'text/csv');
    return { path, size, rows };
  });
}
