import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import type { Area } from './shot.ts';
import { ShotEditor } from './shot-editor.tsx';

const picture = new Blob(['picture'], { type: 'image/png' });
const handleChange = vi.fn();

function Editor({ first = [] }: { readonly first?: readonly Area[] }) {
  const [areas, setAreas] = useState(first);
  return (
    <ShotEditor
      shot={{ picture, url: 'blob:shot', areas }}
      onChange={(next) => {
        handleChange(next);
        setAreas(next);
      }}
      onRemove={() => undefined}
    />
  );
}

/** A picture of a hundred pixels a side, so that pixels are hundredths. */
async function renderEditor(first?: readonly Area[]) {
  await loadWords('screenshot');
  const view = renderPart(<Editor {...(first && { first })} />);
  const frame = (await screen.findByRole('img', { name: 'The picture that is sent' })).parentElement;
  if (!frame) throw new TypeError('the picture has no frame');
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  return { ...view, frame };
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });
const lastAreas = () => handleChange.mock.lastCall?.[0] as readonly Area[];
const rounded = (area: Area | undefined) =>
  area && [area.x, area.y, area.width, area.height].map((share) => Math.round(share * 100));

beforeEach(() => {
  handleChange.mockClear();
  // The test's document knows no pointers.
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

describe('ShotEditor', () => {
  it('blacks out what is drawn over', async () => {
    const { frame } = await renderEditor();
    fireEvent.pointerDown(frame, at(10, 20));
    fireEvent.pointerMove(frame, at(40, 60));
    expect(screen.getByRole('button', { name: 'Black area 1' })).toBeDefined();
    expect(handleChange).not.toHaveBeenCalled();
    fireEvent.pointerUp(frame, at(50, 60));
    expect(lastAreas().map(rounded)).toEqual([[10, 20, 40, 40]]);
  });

  it('draws nothing where the browser takes the finger to scroll', async () => {
    const { frame } = await renderEditor();
    fireEvent.pointerDown(frame, at(10, 20));
    fireEvent.pointerMove(frame, at(12, 40));
    fireEvent.pointerCancel(frame, at(12, 40));
    expect(handleChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Black area 1' })).toBeNull();
    fireEvent.pointerMove(frame, at(60, 60));
    expect(screen.queryByRole('button', { name: 'Black area 1' })).toBeNull();
  });

  it('puts an area where somebody presses, and within the picture', async () => {
    const { frame } = await renderEditor();
    fireEvent.pointerDown(frame, at(50, 50));
    fireEvent.pointerUp(frame, at(50, 51));
    expect(lastAreas().map(rounded)).toEqual([[35, 45, 30, 10]]);
    fireEvent.pointerDown(frame, at(99, 0));
    fireEvent.pointerUp(frame, at(99, 0));
    expect(rounded(lastAreas()[1])).toEqual([70, 0, 30, 10]);
  });

  it('takes a line for no area', async () => {
    const { frame } = await renderEditor();
    fireEvent.pointerDown(frame, at(10, 50));
    fireEvent.pointerUp(frame, at(80, 50));
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('moves an area that is dragged, sizes it by its corner, and leaves it where it is only pressed', async () => {
    const { frame, user } = await renderEditor([{ x: 0.1, y: 0.1, width: 0.2, height: 0.2 }]);
    const area = screen.getByRole('button', { name: 'Black area 1' });
    fireEvent.pointerDown(area, at(15, 15));
    fireEvent.pointerUp(frame, at(15, 15));
    expect(handleChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(area, at(15, 15));
    fireEvent.pointerMove(frame, at(45, 25));
    fireEvent.pointerUp(frame, at(45, 25));
    expect(lastAreas().map(rounded)).toEqual([[40, 20, 20, 20]]);
    const corner = area.querySelector('.screenshot-corner');
    if (!corner) throw new TypeError('the area has no corner');
    fireEvent.pointerDown(corner, at(60, 40));
    fireEvent.pointerUp(frame, at(60, 90));
    expect(lastAreas().map(rounded)).toEqual([[40, 20, 20, 70]]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lastAreas().map(rounded)).toEqual([[40, 20, 20, 20]]);
  });

  it('moves, sizes and removes with the keyboard', async () => {
    const { user } = await renderEditor();
    await user.click(screen.getByRole('button', { name: 'Add a black area' }));
    screen.getByRole('button', { name: 'Black area 1' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(rounded(lastAreas()[0])).toEqual([32, 40, 40, 20]);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(rounded(lastAreas()[0])).toEqual([32, 40, 40, 22]);
    await user.keyboard('{Delete}');
    expect(lastAreas()).toEqual([]);
  });
});
