export { type FoundPlace, findPlaces } from './find-places.ts';
export { type Gazetteer, readGazetteer } from './gazetteer.ts';
export { boundsOfDay, momentsOf, type WallTime } from './local-time.ts';
export type { Place } from './place.ts';
