import { describe, expect, it } from 'vitest';
import { checkNode, explainNpm, isInstalled } from './install.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'packages/web': { version: '0.1.0' },
    'node_modules/@chitta/web': { link: true },
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/@biomejs/cli-darwin-arm64': { version: '2.6.8', optional: true },
  },
};

describe('checkNode', () => {
  it('accepts 20 and newer, and says where to get one otherwise', () => {
    expect(() => checkNode('20.0.0')).not.toThrow();
    expect(() => checkNode('100.1.0')).not.toThrow();
    expect(() => checkNode('18.20.4')).toThrow(/20 or newer.*18\.20\.4.*nodejs\.org/);
  });
});

describe('isInstalled', () => {
  it('asks for every package of the lock file but those of other platforms', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/fastify': { version: '5.12.8' } } })).toBe(true);
  });

  it('notices a missing package and another version', () => {
    expect(isInstalled(lock, { packages: {} })).toBe(false);
    expect(isInstalled(lock, { packages: { 'node_modules/fastify': { version: '5.12.7' } } })).toBe(false);
  });
});

describe('explainNpm', () => {
  it.each([
    ['npm error code EAI_AGAIN', /network/],
    ['npm error code EACCES', /\/srv\/chitta cannot be written/],
    ['npm error code ENOSPC', /disk is full/],
    ['Error: spawn npm ENOENT', /npm was not found/],
    ['npm error code E500', /could not install/],
  ])('turns %s into a sentence and keeps the words of npm', (output, sentence) => {
    const words = explainNpm(output, '/srv/chitta');
    expect(words).toMatch(sentence);
    expect(words).toContain(output);
  });
});
