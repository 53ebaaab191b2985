export { type Aspect, type AspectKind, aspectKinds } from './aspects.ts';
export { type Body, bodies, type Planet, type Position, planets } from './bodies.ts';
export { type Chart, type ChartOfDay, type ChartOfPlace, chartOf, chartOfDay, chartYears } from './chart.ts';
export type { HouseSystem } from './houses.ts';
export { type MoonPhase, moonPhases } from './moon-phase.ts';
export { houseOf, type Sign, signOf, signs } from './signs.ts';
export type { Place } from './sky-at.ts';
