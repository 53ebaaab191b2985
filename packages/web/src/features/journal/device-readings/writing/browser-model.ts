import type { Language } from '@chitta/contract/limits';

export type ModelAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface ModelSession {
  prompt(
    input: string,
    options: { readonly responseConstraint: object; readonly signal: AbortSignal },
  ): Promise<string>;
  destroy(): void;
}

interface ModelLanguages {
  readonly expectedInputs: readonly { readonly type: 'text'; readonly languages: readonly string[] }[];
  readonly expectedOutputs: readonly { readonly type: 'text'; readonly languages: readonly string[] }[];
}

interface CreateOptions extends ModelLanguages {
  readonly initialPrompts?: readonly { readonly role: 'system'; readonly content: string }[];
  readonly monitor?: (monitor: EventTarget) => void;
  readonly signal?: AbortSignal;
}

/** The language model that some browsers bring: `LanguageModel` of the Prompt API. What it is asked stays on the device. */
interface BrowserModel {
  availability(options: ModelLanguages): Promise<ModelAvailability>;
  create(options: CreateOptions): Promise<ModelSession>;
}

export function browserModel(): BrowserModel | null {
  return (globalThis as { readonly LanguageModel?: BrowserModel }).LanguageModel ?? null;
}

/** The same for asking and creating: browsers answer for exactly what will be used. */
export function languagesOf(language: Language): ModelLanguages {
  const text = (languages: readonly string[]) => [{ type: 'text' as const, languages }];
  // Our question names its parts in English, whatever the dream is in.
  return { expectedInputs: text([...new Set(['en', language])]), expectedOutputs: text([language]) };
}

/** Whether the browser's model can write in a language, now or once it is downloaded. Loads nothing. */
export async function modelAvailability(language: Language): Promise<ModelAvailability> {
  try {
    return (await browserModel()?.availability(languagesOf(language))) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}
