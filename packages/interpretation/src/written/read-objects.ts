/** Longer than any object that is asked for. */
const longestObject = 8_000;

/** An object without objects inside. No string of JSON goes over the end of a line: such a quote belongs to prose. */
const flatObject = /\{[^{}"]*(?:"(?:[^"\\\n]|\\.)*"[^{}"]*)*\}/y;
/** What can still become one. */
const beginning = /\{[^{}"]*(?:"(?:[^"\\\n]|\\.)*"[^{}"]*)*(?:"(?:[^"\\\n]|\\.)*\\?)?$/y;

/**
 * Finds flat JSON objects in a text that comes in pieces, whatever stands around them: one per line as asked, a list,
 * a list inside an object, a fenced block. One that does not parse is left out.
 */
export function createObjectReader(): (piece: string) => unknown[] {
  let rest = '';
  return (piece) => {
    rest += piece;
    const found: unknown[] = [];
    let at = rest.indexOf('{');
    while (at >= 0) {
      const object = matchAt(flatObject, rest, at);
      if (object !== undefined) found.push(parse(object));
      else if (rest.length - at <= longestObject && matchAt(beginning, rest, at) !== undefined) break;
      at = rest.indexOf('{', at + (object?.length ?? 1));
    }
    rest = at < 0 ? '' : rest.slice(at);
    return found.filter((value) => value !== undefined);
  };
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
