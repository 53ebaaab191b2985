/** Where the manifest lies tells where everything else does: archives are packed again with a folder around them. */
export function rootOf(names: readonly string[]): string | null {
  const manifests = names.filter((name) => /(?:^|\/)manifest\.json$/.test(name));
  const nearest = manifests.sort((a, b) => a.length - b.length)[0];
  return nearest === undefined ? null : nearest.slice(0, -'manifest.json'.length);
}

/** Whether an archive has the files of our own export. */
export function isExport(names: readonly string[]): boolean {
  const root = rootOf(names);
  return root !== null && names.some((name) => name.startsWith(`${root}data/`));
}
