/** A real PostgreSQL on a folder of the app's, for this app alone. */
export { DataDirInUseError } from './data-dir-lock.ts';
export { EmbeddedServerError } from './embedded-server-error.ts';
export { type EmbeddedServer, findRunningServer, startEmbeddedServer } from './start-embedded-server.ts';
