/** Repairs of answers that are nearly JSON. Each gives JSON text that parses, or null. */

function parses(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const scriptJson = /<script\b[^>]*type=["']application\/json["'][^>]*>([\s\S]*?)<\/script>/gi;
const dataJson = /\sdata-json=(?:"([^"]*)"|'([^']*)')/gi;

/** JSON that a page carries in a script element or a `data-json` attribute. */
export function extractJsonFromHtml(html: string): string | null {
  const inScripts = [...html.matchAll(scriptJson)].map((match) => (match[1] ?? '').trim());
  const inAttributes = [...html.matchAll(dataJson)].map((match) =>
    decodeEntities(match[1] ?? match[2] ?? '').trim(),
  );
  return [...inScripts, ...inAttributes].find(parses) ?? null;
}

const callback = /^(?:\/\*\*\/)?\s*[\w$.]+\s*\(([\s\S]*)\)\s*;?\s*$/;
const stringOrLooseKey = /"(?:[^"\\]|\\.)*"|([{,]\s*)([A-Za-z_$][\w$]*)(\s*:)/g;
const stringOrTrailingComma = /"(?:[^"\\]|\\.)*"|,(\s*[}\]])/g;

/** Strips a byte order mark, a callback wrapper, trailing commas and unquoted keys; never inside strings. */
export function repairJsonText(text: string): string | null {
  const bare = text.replace(/^\uFEFF/, '').trim();
  const unwrapped = (callback.exec(bare)?.[1] ?? bare).trim();
  const withoutCommas = unwrapped.replace(stringOrTrailingComma, (whole, end?: string) => end ?? whole);
  const withKeys = withoutCommas.replace(
    stringOrLooseKey,
    (whole, before?: string, key?: string, after?: string) => (key ? `${before}"${key}"${after}` : whole),
  );
  return [bare, unwrapped, withoutCommas, withKeys].find(parses) ?? null;
}
