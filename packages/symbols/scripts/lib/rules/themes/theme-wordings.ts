import {
  type Language,
  type ThemeTechnique,
  type ThemeText,
  themeInsightTypes,
} from '../../../../src/types.ts';
import { type LengthLimits, lineFaults } from '../oracle/practice-wordings.ts';

const limits = {
  title: { characters: 60, sentences: 1 },
  description: { characters: 340, sentences: 3 },
  insight: { characters: 340, sentences: 3 },
  name: { characters: 60, sentences: 1 },
  techniqueDescription: { characters: 140, sentences: 2 },
  step: { characters: 260, sentences: 3 },
} as const satisfies Record<string, LengthLimits>;

/** Every theme has these; `care` where it may touch real harm. */
const needed = themeInsightTypes.filter((type) => type !== 'care');
const techniques = { count: 3, free: 2, steps: { fewest: 2, most: 5 } } as const;

/** What is wrong with one language of a theme; what is new is added to `said`. */
export function themeTextFaults(
  { title, description, insights = {}, techniques: given = [] }: ThemeText,
  language: Language,
  said: Set<string>,
): string[] {
  const line = (field: string, value: unknown, length: LengthLimits, isTitle = false) =>
    lineFaults(field, value, { language, isTitle, ...length });
  const free = given.filter(({ isPremium = true }) => !isPremium).length;
  const unknown = Object.keys(insights).filter((type) => !themeInsightTypes.some((each) => each === type));
  return [
    ...line('title', title, limits.title, true),
    ...line('description', description, limits.description),
    ...needed.filter((type) => insights[type] === undefined).map((type) => `has no insight "${type}"`),
    ...unknown.map((type) => `has an insight that there is not: ${type}`),
    ...Object.entries(insights).flatMap(([type, text]) => line(type, text, limits.insight)),
    ...(given.length === techniques.count ? [] : [`has ${given.length} techniques, not ${techniques.count}`]),
    ...(free === techniques.free ? [] : [`has ${free} free techniques, not ${techniques.free}`]),
    ...given.flatMap((technique) => techniqueFaults(technique, line)),
    ...repeated([title, description, ...Object.values(insights), ...given.flatMap(textsOf)], said),
  ];
}

type Line = (field: string, value: unknown, length: LengthLimits, isTitle?: boolean) => string[];

function techniqueFaults({ name, description, steps }: ThemeTechnique, line: Line): string[] {
  if (!Array.isArray(steps)) return ['steps are missing'];
  const { fewest, most } = techniques.steps;
  return [
    ...line('name', name, limits.name, true),
    ...line('technique', description, limits.techniqueDescription),
    ...(steps.length < fewest || steps.length > most
      ? [`"${name}" has ${steps.length} steps, not ${fewest} to ${most}`]
      : []),
    ...steps.flatMap((step) => line('step', step, limits.step)),
  ];
}

const textsOf = ({ name, description, steps = [] }: ThemeTechnique) => [name, description, ...steps];

function repeated(texts: readonly unknown[], said: Set<string>): string[] {
  return texts.flatMap((text) => {
    const key = String(text).toLowerCase();
    const isThere = said.has(key);
    said.add(key);
    return isThere ? [`"${text}" is said elsewhere as well`] : [];
  });
}
