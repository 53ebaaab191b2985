import { featureCount, kindFeatureCount } from './care-features.ts';
import { careKinds } from './care-kinds.ts';

/** What was learned from sentences, as it is kept in a file. */
export interface CareModelFile {
  /** Checksum of the sentences and settings that it was learned from. */
  readonly learnedFrom: string;
  /** Log odds from which on a stretch is likely one to be met with care. */
  readonly threshold: number;
  readonly bias: number;
  /** One step of a weight; weights are whole numbers from -127 to 127 in base64. */
  readonly step: number;
  readonly weights: string;
  readonly kindBiases: readonly number[];
  readonly kindStep: number;
  /** All features of the first kind, then of the next, in the order of `careKinds`. */
  readonly kindWeights: string;
}

/** A linear model: whether a stretch of words speaks of harm, and of which kind. */
export interface CareModel {
  readonly threshold: number;
  readonly bias: number;
  readonly weights: Float32Array;
  readonly kindBiases: readonly number[];
  readonly kindWeights: readonly Float32Array[];
}

export function openCareModel(file: CareModelFile): CareModel {
  const kinds = decode(file.kindWeights, file.kindStep);
  return {
    threshold: file.threshold,
    bias: file.bias,
    weights: decode(file.weights, file.step).subarray(0, featureCount),
    kindBiases: file.kindBiases,
    kindWeights: careKinds.map((_, at) => kinds.subarray(at * kindFeatureCount, (at + 1) * kindFeatureCount)),
  };
}

function decode(base64: string, step: number): Float32Array {
  const bytes = atob(base64);
  const weights = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at);
    weights[at] = (byte > 127 ? byte - 256 : byte) * step;
  }
  return weights;
}
