import createQr from 'qrcode-generator';
import './qr.css';

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** Free margin around the code, in modules, as its standard asks for. */
const margin = 4;

/** Every dark module as a square of one path. */
function drawModules(text: string): { readonly size: number; readonly path: string } {
  const qr = createQr(0, 'M');
  qr.addData(text);
  qr.make();
  const size = qr.getModuleCount();
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (qr.isDark(row, column)) squares.push(`M${column + margin} ${row + margin}h1v1h-1z`);
    }
  }
  return { size: size + 2 * margin, path: squares.join('') };
}

/** A text as a picture that phones read; dark on light in every theme, as cameras want it. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { size, path } = drawModules(text);
  return (
    <svg className="qr-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
