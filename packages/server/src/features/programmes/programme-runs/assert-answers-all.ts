import type { limits, ProgrammeMeasureValues } from '@chitta/contract';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Throws `requests.invalid` for a question of the programme that is not answered, and for an answer to none of them. */
export function assertAnswersAll(
  name: limits.ProgrammeName,
  values: ProgrammeMeasureValues,
  path?: string,
): void {
  const asked: readonly string[] = programmeOf(name).measures;
  const given = Object.entries(values).flatMap(([measure, value]) => (value === undefined ? [] : [measure]));
  const wrong = [
    ...asked.filter((measure) => !given.includes(measure)),
    ...given.filter((measure) => !asked.includes(measure)),
  ];
  if (wrong.length === 0) return;
  throw new AppError('requests.invalid', {
    details: wrong.map((measure) => ({
      path: path === undefined ? measure : `${path}.${measure}`,
      message: 'Invalid input',
    })),
  });
}
