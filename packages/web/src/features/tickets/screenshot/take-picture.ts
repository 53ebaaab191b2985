/** Whether this browser lets a page ask for a picture of the screen. Those of phones do not. */
export function canTakePicture(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}

/** Milliseconds until the browser's own question has gone from the screen. */
const settleAfter = 400;

/**
 * One picture of what the member chooses to show: the browser asks, and what it shows ends with the picture. Null where they
 * did not want to. Throws where it fails.
 */
export async function takePicture(): Promise<Blob | null> {
  const options = { video: true, audio: false, preferCurrentTab: true } as DisplayMediaStreamOptions;
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream;
    await video.play();
    await new Promise((resolve) => setTimeout(resolve, settleAfter));
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
