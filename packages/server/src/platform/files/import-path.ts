/** Folder of what imports bring beside entries, until it is taken over. */
export const importFolder = 'imports';

export function importPath(name: string): string {
  return `${importFolder}/${name}.json`;
}

/** The name of what is there; null where that is none of ours. */
export function importNameOf(path: string): string | null {
  return /^imports\/([\w-]+)\.json$/.exec(path)?.[1] ?? null;
}
