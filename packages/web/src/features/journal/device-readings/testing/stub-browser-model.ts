import { vi } from 'vitest';
import type { ModelAvailability } from '../writing/browser-model.ts';

interface Created {
  readonly initialPrompts?: readonly { readonly content: string }[];
  readonly expectedOutputs: readonly { readonly languages: readonly string[] }[];
  readonly signal?: AbortSignal;
  readonly monitor?: (monitor: EventTarget) => void;
}

export interface StubbedModel {
  availability: ModelAvailability;
  readonly created: Created[];
  readonly prompted: { readonly input: string; readonly options: { readonly responseConstraint: object } }[];
  destroyed: number;
  /** The answers, one after the other. */
  answers: (string | Error)[];
  /** What happens while a session is created. */
  onCreate: (options: Created) => Promise<void>;
}

/** Puts a language model into the browser, as the Prompt API has it. */
export function stubBrowserModel(availability: ModelAvailability = 'available'): StubbedModel {
  const model: StubbedModel = {
    availability,
    created: [],
    prompted: [],
    destroyed: 0,
    answers: [],
    onCreate: async () => undefined,
  };
  vi.stubGlobal('LanguageModel', {
    availability: async () => model.availability,
    create: async (options: Created) => {
      model.created.push(options);
      await model.onCreate(options);
      return {
        prompt: async (input: string, given: { readonly responseConstraint: object }) => {
          model.prompted.push({ input, options: given });
          const answer = model.answers.shift() ?? '';
          if (answer instanceof Error) throw answer;
          return answer;
        },
        destroy: () => {
          model.destroyed += 1;
        },
      };
    },
  });
  return model;
}
