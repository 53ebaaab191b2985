import { vi } from 'vitest';

/** What the server answers to files, or that nothing arrives. */
export type UploadAnswer = { readonly status?: number; readonly json: unknown } | 'network-failure' | 'never';

/**
 * Stands in for the server where files are sent. Gives the names of the files of each request; `seen` hears of its method
 * and address.
 */
export function stubUpload(
  answer: () => UploadAnswer,
  seen: (request: string) => void = () => undefined,
): readonly string[][] {
  const sent: string[][] = [];
  class StubRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    statusText = '';
    responseText = '';
    withCredentials = false;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open(method: string, url: string) {
      seen(`${method} ${url}`);
    }
    setRequestHeader() {}
    abort() {
      this.onabort?.();
    }
    send(form: FormData) {
      sent.push(form.getAll('files').map((file) => (file as File).name));
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const given = answer();
      if (given === 'never') return;
      queueMicrotask(() => {
        if (given === 'network-failure') return this.onerror?.();
        this.status = given.status ?? 201;
        this.responseText = JSON.stringify(given.json);
        this.onload?.();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  return sent;
}
