import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { clockTime } from './clock-time.ts';
import { VoicePlayer } from './voice-player.tsx';

function open() {
  const { container } = render(<VoicePlayer src="/api/sound" seconds={65} fileName="chitta-1.webm" />);
  const audio = container.querySelector('audio') as HTMLAudioElement;
  return { audio, button: () => screen.getByRole('button'), line: screen.getByRole('slider') };
}

describe('VoicePlayer', () => {
  beforeAll(() => loadWords('voice-recordings'));
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { value: false, configurable: true });
      fireEvent.play(this);
    });
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { value: true, configurable: true });
      fireEvent.pause(this);
    });
  });

  it('plays and pauses, and loads nothing before', async () => {
    const { audio, button } = open();
    expect(audio.preload).toBe('none');
    await userEvent.click(button());
    expect(button().getAttribute('aria-label')).toBe('Pause');
    await userEvent.click(button());
    expect(button().getAttribute('aria-label')).toBe('Play');
  });

  it('goes by the length that the device measured, and can be moved to', () => {
    const { audio, line } = open();
    fireEvent.change(line, { target: { value: '30' } });
    expect(audio.currentTime).toBe(30);
    expect(line.getAttribute('aria-valuetext')).toBe('0:30 of 1:05');
    expect(line.getAttribute('max')).toBe('65');
  });

  it('is at its beginning again after its end', () => {
    const { audio, line } = open();
    fireEvent.change(line, { target: { value: '64' } });
    fireEvent.ended(audio);
    expect([audio.currentTime, line.getAttribute('aria-valuetext')]).toEqual([0, '0:00 of 1:05']);
  });

  it('says that it cannot be played, and offers a copy', () => {
    const { audio } = open();
    fireEvent.error(audio);
    expect(screen.getByRole('alert').textContent).toMatch(/can’t be played just now/);
    const copy = screen.getByRole('link', { name: 'Save a copy' });
    expect([copy.getAttribute('href'), copy.getAttribute('download')]).toEqual([
      '/api/sound',
      'chitta-1.webm',
    ]);
  });
});

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [65, '1:05'],
  [600, '10:00'],
  [-1, '0:00'],
])('%s seconds are %s', (seconds, shown) => expect(clockTime(seconds)).toBe(shown));
