import { type Chart, chartOf, chartOfDay, houseOf, signOf } from '@chitta/astrology';
import { limits, type NatalChart } from '@chitta/contract';
import type { Birth } from './birth.ts';
import { momentOfBirth } from './moment-of-birth.ts';

/**
 * The chart of a birth as it is kept; null without a date and a place, and where clocks of the place never showed that
 * time. Of two moments that a time can mean, the one that was chosen.
 */
export function drawChart({ date, time, place, isLaterMoment, houses }: Birth): NatalChart | null {
  if (date === null || place === null) return null;
  const birth = momentOfBirth(date, time, place.timeZone);
  if (birth.kind === 'never') return null;
  if (birth.kind === 'day') return chartWithoutHour(birth, place);
  const moment = birth.kind === 'moment' ? birth.at : birth.moments[isLaterMoment ? 1 : 0];
  const chart = chartOf(moment, place, houses);
  return {
    ...common(chart, moment, place),
    bodies: bodiesOf(chart, chart.cusps),
    aspects: aspectsOf(chart),
    angles: {
      ascendant: chart.ascendant,
      midheaven: chart.midheaven,
      cusps: [...chart.cusps],
      houses: chart.houses,
      isFallback: chart.houses !== houses,
    },
    moonRange: null,
  };
}

/** In a day the Moon goes through half a sign, and its aspects come and go: none are told. */
function chartWithoutHour(
  { from, to }: { from: Date; to: Date },
  place: NonNullable<Birth['place']>,
): NatalChart {
  const chart = chartOfDay(from, to);
  return {
    ...common(chart, from, place),
    bodies: bodiesOf(chart, null),
    aspects: aspectsOf(chart).filter(({ between }) => !between.includes('moon')),
    angles: null,
    moonRange: { ...chart.moonRange },
  };
}

function common(chart: Chart, moment: Date, place: NonNullable<Birth['place']>) {
  const { name, latitude, longitude, timeZone } = place;
  return {
    version: 1 as const,
    moment: moment.toISOString(),
    place: { name, latitude, longitude, timeZone },
    moonPhase: chart.moonPhase.phase,
  };
}

function bodiesOf(chart: Chart, cusps: readonly number[] | null): NatalChart['bodies'] {
  return limits.chartBodies.map((body) => {
    const { longitude, retrograde } = chart.bodies[body];
    const { sign } = signOf(longitude);
    const house = cusps && houseOf(longitude, cusps);
    return { body, longitude, sign, isRetrograde: retrograde, house };
  });
}

function aspectsOf(chart: Chart): NatalChart['aspects'] {
  return chart.aspects.map(({ between: [one, other], kind, orb }) => ({ between: [one, other], kind, orb }));
}
