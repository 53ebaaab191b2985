const copied = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const;
/** Pixels of the picture for one of the page, and what is free around the chart. */
const [ratio, edge, titleLine, unitLine] = [2, 24, 28, 20] as const;

/** A drawing that looks as it does here wherever it is: style sheets stay behind. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(originals[index] ?? svg);
    for (const name of copied) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

interface ChartWords {
  readonly finding: string;
  readonly unit: string | undefined;
}

/** A chart with its finding and unit as a picture in the colours of the page. */
export async function chartPicture(
  svg: SVGSVGElement,
  { finding, unit = '' }: ChartWords,
): Promise<Blob | null> {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const titleFont = `600 21px ${token('--font-reading') || 'serif'}`;
  const unitFont = `400 14px ${token('--font-interface') || 'sans-serif'}`;
  pen.font = titleFont;
  const title = linesOf(pen, finding, width);
  pen.font = unitFont;
  const units = unit === '' ? [] : linesOf(pen, unit, width);
  const top = edge + title.length * titleLine + units.length * unitLine + 12;
  canvas.width = (width + 2 * edge) * ratio;
  canvas.height = (top + height + edge + unitLine) * ratio;
  pen.scale(ratio, ratio);
  pen.fillStyle = token('--surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'top';
  pen.fillStyle = token('--text');
  pen.font = titleFont;
  for (const [line, text] of title.entries()) pen.fillText(text, edge, edge + line * titleLine);
  pen.fillStyle = token('--muted');
  pen.font = unitFont;
  for (const [line, text] of units.entries())
    pen.fillText(text, edge, edge + title.length * titleLine + line * unitLine);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  pen.drawImage(image, edge, top, width, height);
  pen.fillStyle = token('--amber');
  pen.textAlign = 'right';
  pen.fillText('Chitta', width + edge, top + height + 6);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
