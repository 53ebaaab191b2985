/** A dream with the themes that a reader marked in it, and those that were found. */
interface JudgedThemes {
  readonly text: string;
  readonly marked: readonly string[];
  readonly found: readonly string[];
}

interface ThemeFigures {
  readonly dreams: number;
  /** Of those found, how many are marked; of those marked, how many are found. Null where there is none. */
  readonly precision: number | null;
  readonly recall: number | null;
  readonly faults: readonly { readonly text: string; readonly missed: string[]; readonly wrong: string[] }[];
}

/** Measures the finding of themes, each theme of a dream by itself. */
export function measureThemes(dreams: readonly JudgedThemes[]): ThemeFigures {
  const judged = dreams.map(({ text, marked, found }) => ({
    text,
    missed: marked.filter((theme) => !found.includes(theme)),
    wrong: found.filter((theme) => !marked.includes(theme)),
  }));
  const sum = (count: (at: number) => number) => dreams.reduce((all, _, at) => all + count(at), 0);
  const marked = sum((at) => dreams[at]?.marked.length ?? 0);
  const found = sum((at) => dreams[at]?.found.length ?? 0);
  const right = marked - sum((at) => judged[at]?.missed.length ?? 0);
  return {
    dreams: dreams.length,
    precision: found === 0 ? null : right / found,
    recall: marked === 0 ? null : right / marked,
    faults: judged.filter(({ missed, wrong }) => missed.length + wrong.length > 0),
  };
}

/** Reads `theme, theme | text`, a dream a line; `-` for none, `#` begins a remark. Throws `TypeError` for any other line. */
export function parseMarkedThemes(source: string): Omit<JudgedThemes, 'found'>[] {
  return source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [themes, text] = line.split(' | ');
      if (themes === undefined || text === undefined) throw new TypeError(`"${line}" is no marked dream`);
      return { text, marked: themes === '-' ? [] : themes.split(', ') };
    });
}
