import { readPushLanguage } from '#web/lib/push/push-language.ts';
import en from '../locales/push-worker.en.json' with { type: 'json' };
import es from '../locales/push-worker.es.json' with { type: 'json' };

/** What a notification says and which page it opens. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

/** The start of the app, which leads a member on to write. */
export const startPath = '/';
const neutralTag = 'neutral';
const words = { en, es };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function parse(data: PushMessageData | null): Record<string, unknown> {
  try {
    const value: unknown = data?.json();
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * What a push says. One that cannot be read says that there is something: browsers take the permission away from whoever
 * receives in silence.
 */
export async function readPush(data: PushMessageData | null): Promise<PushContent> {
  const { title, body, path, tag } = parse(data);
  if (!isText(title)) {
    const neutral = words[await readPushLanguage()];
    return { title: neutral.title, body: neutral.lead, path: startPath, tag: neutralTag };
  }
  return {
    title,
    body: isText(body) ? body : '',
    path: isText(path) ? path : startPath,
    tag: isText(tag) ? tag : neutralTag,
  };
}
