import { signOf } from '@chitta/astrology';
import {
  type ChartAspectKind,
  type ChartBody,
  type ChartTexts,
  limits,
  type NatalChart,
} from '@chitta/contract';
import type { ChartContent, Language, LinesOfSigns, SpokenBody } from '@chitta/symbols/types';
import { openChartFile } from './chart-files.ts';

/** What a chart says in a language: a line each of its bodies, houses, angles and aspects, and of the Moon's phase. */
export function chartTexts(chart: NatalChart, language: Language): ChartTexts {
  const file = openChartFile(language);
  const { names, ascendant, midheaven, houses, phases, retrograde } = file;
  return {
    language,
    names,
    bodies: chart.bodies.map(({ body }) => ({ body, lines: linesOf(chart, body, file) })),
    houses: chart.angles && [...houses],
    ascendant: chart.angles && lineAt(ascendant, chart.angles.ascendant),
    midheaven: chart.angles && lineAt(midheaven, chart.angles.midheaven),
    aspects: chart.aspects.map(({ kind, between }) => aspectLine(file, kind, between)),
    moonPhase: phases[chart.moonPhase],
    retrograde,
  };
}

/** One line, and a second for a Moon that went into the next sign in the course of the day. */
function linesOf({ bodies, moonRange }: NatalChart, body: ChartBody, file: ChartContent): string[] {
  const lines = file.bodies[spoken(body)];
  if (body === 'moon' && moonRange)
    return [...new Set([lineAt(lines, moonRange.from), lineAt(lines, moonRange.to)])];
  return bodies.filter((each) => each.body === body).map(({ sign }) => lines[sign]);
}

const lineAt = (lines: LinesOfSigns, longitude: number) => lines[signOf(longitude).sign];

/** Which of the sentences of a kind is said follows from the two bodies, so that it stays the same. */
function aspectLine(
  file: ChartContent,
  kind: ChartAspectKind,
  [one, other]: readonly [ChartBody, ChartBody],
) {
  const sentences = file.aspects[kind];
  const at = limits.chartBodies.indexOf(one) + limits.chartBodies.indexOf(other);
  const sentence = sentences[at % sentences.length] ?? '';
  const line = sentence
    .replace('{one}', file.phrases[spoken(one)])
    .replace('{other}', file.phrases[spoken(other)]);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function spoken(body: ChartBody): SpokenBody {
  return body === 'meanNode' || body === 'trueNode' ? 'node' : body;
}
