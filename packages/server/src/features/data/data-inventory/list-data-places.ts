import type { DataInventory } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { exportSections } from '../exports/sections.ts';
import type { KeptPlace } from './data-place.ts';
import { partsOfConsultations, partsOfDreams, unexportedPlaces } from './kept-places.ts';

/** Every place, with whether an export holds what is there. */
const places: readonly { readonly place: KeptPlace; readonly isExported: boolean }[] = [
  ...[...exportSections, ...partsOfDreams, ...partsOfConsultations].map((place) => ({
    place,
    isExported: true,
  })),
  ...unexportedPlaces.map((place) => ({ place, isExported: false })),
];

/** Tables that the inventory tells of. */
export const inventoriedTables: ReadonlySet<string> = new Set(places.flatMap(({ place }) => place.tables));

/** Where something of the member's is kept, and how much, now. */
export async function listDataPlaces(
  context: Pick<AppContext, 'db' | 'clock'>,
  { member }: { readonly member: Pick<Member, 'id'> },
): Promise<DataInventory> {
  const listed: DataInventory['places'] = [];
  // One after the other: nobody waits for a second, and the pool is everybody's.
  for (const { place, isExported } of places) {
    listed.push({ place: place.name, count: await place.count(context, member.id), isExported });
  }
  return { places: listed };
}
