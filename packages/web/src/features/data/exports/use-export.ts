import { useCallback, useEffect, useRef, useState } from 'react';
import { apiDownload, type DownloadProgress } from '#web/lib/api-download.ts';
import { isAbort } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { saveFile } from '#web/lib/save-file.ts';

/** An archive that has come, at an address of this page. */
export interface ReadyExport {
  readonly name: string;
  readonly url: string;
  readonly bytes: number;
}

export type ExportState =
  | { readonly status: 'idle' }
  /** `expected` is 0 until the answer begins. */
  | ({ readonly status: 'running' } & DownloadProgress)
  | { readonly status: 'ready'; readonly file: ReadyExport }
  | { readonly status: 'failed'; readonly error: unknown };

/** What a zip ends with: the signature of its list of files, 22 bytes before the end where it has no comment. */
const archiveEnd = [0x50, 0x4b, 0x05, 0x06];
const endLength = 22;

/** Whether an archive has come whole: something on the way may end an answer early without saying so. */
async function isWholeArchive(archive: Blob): Promise<boolean> {
  const end = new Uint8Array(await archive.slice(-endLength).arrayBuffer());
  return end.length === endLength && archiveEnd.every((byte, place) => end[place] === byte);
}

/**
 * Fetches the member's export into the page and saves it. Ends with the page; the file stays at hand until then, so that
 * it can be saved again where a browser did not.
 */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  const url = useRef<string | null>(null);

  const forget = useCallback(() => {
    running.current?.abort();
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = null;
  }, []);
  useEffect(() => forget, [forget]);

  async function start(): Promise<void> {
    forget();
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', received: 0, expected: 0 });
    try {
      const file = await fetchExport(controller.signal, (progress) => {
        if (!controller.signal.aborted) setState({ status: 'running', ...progress });
      });
      if (controller.signal.aborted) return;
      url.current = file.url;
      setState({ status: 'ready', file });
      saveFile(file.url, file.name);
    } catch (error) {
      if (!controller.signal.aborted)
        setState(isAbort(error) ? { status: 'idle' } : { status: 'failed', error });
    }
  }

  function cancel(): void {
    forget();
    setState({ status: 'idle' });
  }

  return { state, start, cancel };
}

async function fetchExport(
  signal: AbortSignal,
  onProgress: (progress: DownloadProgress) => void,
): Promise<ReadyExport> {
  const { name, content } = await apiDownload('GET /api/exports/journal', {
    query: { language: currentLanguage() },
    signal,
    onProgress,
  });
  // Said as browsers say that an answer broke off, so that it reads the same.
  if (!(await isWholeArchive(content))) throw new TypeError('network error: the archive is cut off');
  const archive = new Blob([content], { type: 'application/zip' });
  return { name, url: URL.createObjectURL(archive), bytes: archive.size };
}
