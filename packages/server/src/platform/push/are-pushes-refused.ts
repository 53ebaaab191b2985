/** Of devices that are reached: single ones are refused for ever, which is nobody's fault here. */
const refusedShare = 0.05;

/** Devices of a day: those whose push service did not believe who this server is, and those that were reached. */
interface DevicesOfADay {
  readonly devicesUnauthorized: number;
  readonly devicesReached: number;
}

/** Whether push services do not believe who this server is, so that it is a matter for its operator. */
export function arePushesRefused({ devicesUnauthorized, devicesReached }: DevicesOfADay): boolean {
  return devicesUnauthorized > 0 && devicesUnauthorized >= devicesReached * refusedShare;
}
