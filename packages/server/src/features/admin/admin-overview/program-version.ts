import packageFile from '../../../../package.json' with { type: 'json' };

/** The version of the program that runs. */
export function programVersion(): string {
  return packageFile.version;
}
