import type { limits } from '@chitta/contract';
import { programmeNames } from '@chitta/contract/limits';

/** The programme that an address names; null where there is none of the name. */
export function knownProgramme(name: string): limits.ProgrammeName | null {
  return programmeNames.find((known) => known === name) ?? null;
}
