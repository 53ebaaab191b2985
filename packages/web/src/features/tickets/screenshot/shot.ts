import { ticketScreenshot } from '@chitta/contract/limits';
import { redrawPicture } from '#web/lib/pictures/redraw-picture.ts';

/** A part of a picture that nobody is to see, in shares of its width and height. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of the screen with what is blacked out in it. */
export interface Shot {
  readonly picture: Blob;
  /** Where it is shown from. */
  readonly url: string;
  readonly areas: readonly Area[];
}

export const smallest = 0.02;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The area between two places of the picture. */
export function areaBetween(one: Pick<Area, 'x' | 'y'>, other: Pick<Area, 'x' | 'y'>): Area {
  const x = within(Math.min(one.x, other.x), 0, 1);
  const y = within(Math.min(one.y, other.y), 0, 1);
  return {
    x,
    y,
    width: within(Math.max(one.x, other.x), 0, 1) - x,
    height: within(Math.max(one.y, other.y), 0, 1) - y,
  };
}

/** As large as somebody sets with a press. */
const pressed = { width: 0.3, height: 0.1 };

/** The area that a press on a place sets there. */
export function areaAround({ x, y }: Pick<Area, 'x' | 'y'>): Area {
  return {
    x: within(x - pressed.width / 2, 0, 1 - pressed.width),
    y: within(y - pressed.height / 2, 0, 1 - pressed.height),
    ...pressed,
  };
}

/** Moved, or with `isSize` made larger or smaller, and always within the picture. */
export function changeArea(
  area: Area,
  by: { readonly x: number; readonly y: number },
  isSize: boolean,
): Area {
  if (isSize) {
    return {
      ...area,
      width: within(area.width + by.x, smallest, 1 - area.x),
      height: within(area.height + by.y, smallest, 1 - area.y),
    };
  }
  return {
    ...area,
    x: within(area.x + by.x, 0, 1 - area.width),
    y: within(area.y + by.y, 0, 1 - area.height),
  };
}

const made = new WeakMap<Shot, Promise<File>>();

/**
 * The picture as it is sent: drawn anew with its black areas, so that nothing of what they cover leaves the device. The same
 * for each attempt. Throws `UnreadablePicture`.
 */
export function fileOf(shot: Shot): Promise<File> {
  const known = made.get(shot);
  if (known) return known;
  const file = redrawPicture(shot.picture, {
    longest: ticketScreenshot.side,
    paint(context, { width, height }) {
      context.fillStyle = 'black';
      for (const area of shot.areas) {
        // Whole pixels: at a half one, what is below would shine through.
        const left = Math.floor(area.x * width);
        const top = Math.floor(area.y * height);
        const right = Math.ceil((area.x + area.width) * width);
        const bottom = Math.ceil((area.y + area.height) * height);
        context.fillRect(left, top, right - left, bottom - top);
      }
    },
  }).then((blob) => new File([blob], 'screenshot', { type: blob.type }));
  made.set(shot, file);
  return file;
}
