export type { RecognitionTrace } from './trace.ts';
export { traceRecognition } from './trace-recognition.ts';
