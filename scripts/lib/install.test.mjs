import { describe, expect, it } from 'vitest';
import { checkNode, explainNpm, installsEverything, isInstalled } from './install.mjs';

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

it.each([
  ['20.0.0', false],
  ['20.18.1', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])('npm on Node %s installs everything: %s', (version, does) => {
  expect(installsEverything(version)).toBe(does);
});

describe('isInstalled', () => {
  const own = { 'node_modules/@chitta/web': { link: true } };
  const fastify = (version) => ({ 'node_modules/fastify': { version } });

  it('asks for every package of the lock file but those of other platforms', () => {
    expect(isInstalled(lock, { packages: { ...own, ...fastify('5.12.8') } })).toBe(true);
  });

  it('notices a package of our own that is new', () => {
    expect(isInstalled(lock, { packages: fastify('5.12.8') })).toBe(false);
  });

  it('notices a missing package and another version', () => {
    expect(isInstalled(lock, { packages: own })).toBe(false);
    expect(isInstalled(lock, { packages: { ...own, ...fastify('5.12.7') } })).toBe(false);
  });
});

describe('explainNpm', () => {
  it.each([
    ['npm error code EAI_AGAIN', /network/],
    ['npm error code EACCES', /\/srv\/chitta cannot be written/],
    ['npm error code ENOSPC', /disk is full/],
    ['Error: spawn npm ENOENT', /npm was not found/],
    ['npm error code E500', /could not install/],
    ['npm error signal SIGKILL', /want of memory.*2 GB/],
  ])('turns %s into a sentence and keeps the words of npm', (output, sentence) => {
    const words = explainNpm({ output }, '/srv/chitta');
    expect(words).toMatch(sentence);
    expect(words).toContain(output);
  });

  it('says that npm was ended, and by what', () => {
    expect(explainNpm({ output: '', signal: 'SIGKILL' }, '/srv/chitta')).toMatch(/want of memory/);
    expect(explainNpm({ output: '', signal: 'SIGTERM' }, '/srv/chitta')).toMatch(/ended by SIGTERM/);
  });
});
