import { EmbeddedServerError } from '@chitta/embedded-postgres';
import { EnvironmentError } from './config/env.ts';
import { explainDatabase } from './db/explain-database.ts';
import { MigrationError } from './db/migration-files.ts';
import { DemoError } from './demo/demo-error.ts';
import { BackupError } from './features/data/backups/backup-error.ts';
import { SecretKeyError } from './platform/crypto/secret-box.ts';

const operatorErrors = [
  EnvironmentError,
  EmbeddedServerError,
  MigrationError,
  BackupError,
  SecretKeyError,
  DemoError,
];

/**
 * What is printed when the program ends with an error: words alone where they tell the operator all there is to know;
 * the stack of any other helps to find the cause.
 */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForOperator = operatorErrors.some((kind) => error instanceof kind);
  if (isForOperator) return error.message;
  return explainCode(error) ?? explainDatabase(error) ?? error.stack ?? error.message;
}

/** What to do about a failure of listening or of the arguments; undefined for others. */
function explainCode(error: Error): string | undefined {
  const { code, address, port, syscall } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use, perhaps by another Chitta. Set PORT to a free one, such as PORT=3001.`;
  }
  if (code === 'EACCES' && port !== undefined)
    return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' && syscall === 'listen') {
    return `This machine has no address ${address}. Set HOST to one of its own, or to 0.0.0.0 for all of them.`;
  }
  if (code?.startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('. ')[0]}. The only option is --demo.`;
  return undefined;
}
