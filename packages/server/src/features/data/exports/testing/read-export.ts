import { crc32 } from 'node:zlib';
import type { ExportManifest } from '@chitta/contract';
import yauzl from 'yauzl';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';

/** An export as its reader finds it. */
export interface ReadExport {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Text of each file, by path, in the order of the archive. */
  readonly files: ReadonlyMap<string, string>;
  readonly manifest: ExportManifest;
  readonly bytes: number;
  /** All items of a section. */
  // biome-ignore lint/suspicious/noExplicitAny: tests compare items of every shape
  items(section: string): any[];
}

/** Asks for the export of a member and unpacks it. */
export async function readExport(testApp: TestApp, userId: number, query = ''): Promise<ReadExport> {
  const { app, context } = testApp;
  const cookie = `${sessionCookieName(context.config)}=${await context.sessions.open(userId)}`;
  const response = await app.inject({ url: `/api/exports/journal${query}`, headers: { cookie } });
  const files = await unzip(response.rawPayload);
  const manifest = JSON.parse(files.get('manifest.json') ?? '') as ExportManifest;
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload.length,
    files,
    manifest,
    items: (section) =>
      (manifest.sections.find(({ name }) => name === section)?.files ?? []).flatMap(
        ({ path }) => JSON.parse(files.get(path) ?? '').items,
      ),
  };
}

/** Rejects where the archive is cut off or a checksum is wrong. */
export async function unzip(archive: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(archive, { validateEntrySizes: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    const content = Buffer.concat(chunks);
    if (crc32(content) !== entry.crc32) throw new RangeError(`${entry.fileName} is damaged`);
    files.set(entry.fileName, content.toString('utf8'));
  }
  return files;
}
