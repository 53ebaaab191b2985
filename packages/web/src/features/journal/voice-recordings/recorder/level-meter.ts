/** How loud it is now, from 0 to 1; 0 where the browser cannot say. */
export interface LevelMeter {
  readonly level: () => number;
  readonly close: () => void;
}

/** Voices that are spoken softly, as at night, fill half of the scale. */
const gain = 5;

export function openLevelMeter(stream: MediaStream): LevelMeter {
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  return {
    level() {
      analyser.getByteTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * gain);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
