import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalFiles } from './local-files.ts';
import { createS3Files } from './s3-files.ts';

interface FileStorageParts {
  readonly config: Pick<Config, 'filesFolder' | 's3'>;
  readonly secrets: Pick<Secrets, 's3'>;
}

/** The operator's bucket where one is set up, else the folder that is backed up with the database. */
export function createFileStorage({ config, secrets }: FileStorageParts): FileStorage {
  if (config.s3 === null || secrets.s3 === null) return createLocalFiles(config.filesFolder);
  return createS3Files({ ...config.s3, ...secrets.s3 });
}
