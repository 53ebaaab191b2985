import { useEffect, useRef, useState } from 'react';
import { coloursOf, type PictureColours } from './picture-colours.ts';

/** How a kind of picture is drawn. It has to be the same object each time. */
interface Drawing<Shown> {
  readonly loadFaces: () => Promise<unknown>;
  readonly draw: (pen: CanvasRenderingContext2D, shown: Shown, colours: PictureColours) => void;
}

/** The canvas with a picture as it is chosen now; drawn again with every choice. `blob` is null where it cannot be made. */
export function useDrawnPicture<Shown>(shown: Shown, { loadFaces, draw }: Drawing<Shown>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void loadFaces().then(() => {
      const pen = canvas.current?.getContext('2d');
      if (!isCurrent || !canvas.current || !pen) return;
      draw(pen, shown, coloursOf(canvas.current));
      setDrawn(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [shown, loadFaces, draw]);
  const blob = () =>
    new Promise<Blob | null>((resolve) => {
      if (canvas.current) canvas.current.toBlob(resolve, 'image/png');
      else resolve(null);
    });
  return { canvas, isDrawn, blob };
}
