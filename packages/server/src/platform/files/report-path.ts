/** Folder of the files of system reports in the file storage. */
export const reportFolder = 'system-reports';

/** Where the file of a report is that was written under this name. */
export function reportPath(name: string): string {
  return `${reportFolder}/${name}.csv`;
}

/** The name of what is there; null where that is none of ours. */
export function reportNameOf(path: string): string | null {
  return /^system-reports\/([\w-]+)\.csv$/.exec(path)?.[1] ?? null;
}
