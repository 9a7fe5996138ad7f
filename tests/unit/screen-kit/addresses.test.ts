import { describe, expect, it } from 'vitest';
import * as addresses from '../../../src/screen-kit/addresses.ts';
import { viewOf } from '../../../src/screen-kit/views.ts';
import { showsFirstView } from '../../../src/app/first-view.ts';

const read = (address: string) => {
  const url = new URL(address, 'http://localhost');
  return viewOf(url.pathname, url.search);
};

describe('viewOf', () => {
  it.each([
    ['/', { view: 'landing' }],
    ['/?view=wizard&step=3', { view: 'wizard' }],
    ['/?view=proposals', { view: 'proposals' }],
    ['/?view=settings', { view: 'settings' }],
    ['/?view=example', { view: 'example' }],
    ['/?view=nonsense', { view: 'landing' }],
    ['/?view=generation', { view: 'landing' }],
    ['/proposal_1_a', { view: 'proposal', id: 'proposal_1_a' }],
    ['/proposal_1_a/', { view: 'proposal', id: 'proposal_1_a' }],
    ['/proposal_1_a?view=generation', { view: 'generation', id: 'proposal_1_a' }],
    ['/proposal_1_a?view=slideshow&slide=4', { view: 'slideshow', id: 'proposal_1_a' }],
    ['/proposal_1_a?view=edit&page=3', { view: 'edit', id: 'proposal_1_a' }],
    ['/proposal_1_a?view=versions', { view: 'versions', id: 'proposal_1_a' }],
    ['/proposal_1_a?view=wizard&step=1', { view: 'wizard', id: 'proposal_1_a' }],
    ['/proposal_1_a?view=settings', { view: 'proposal', id: 'proposal_1_a' }],
    ['/ai', { view: 'proposal', id: 'ai' }],
    ['/ai/req_7', { view: 'ai-request', id: 'req_7' }],
    ['/ai/req%2F7', { view: 'ai-request', id: 'req/7' }],
    ['/ai/req_7/more', { view: 'not-found' }],
    ['/proposals/2026', { view: 'not-found' }],
    ['/a/b/c', { view: 'not-found' }],
    ['/%E0%B8', { view: 'proposal', id: '%E0%B8' }],
  ])('%s', (address, expected) => {
    expect(read(address)).toEqual(expected);
  });
});

describe('addresses', () => {
  it.each([
    [addresses.wizard(), '/?view=wizard&step=1'],
    [addresses.wizard(3, 'draft_1'), '/?view=wizard&step=3&draft=draft_1'],
    [addresses.editProposal('p 1'), '/p%201?view=wizard&step=1'],
    [addresses.editProposal('p', 4, 'd'), '/p?view=wizard&step=4&draft=d'],
    [addresses.slideshow('p'), '/p?view=slideshow'],
    [addresses.slideshow('p', 7), '/p?view=slideshow&slide=7'],
    [addresses.generation('p'), '/p?view=generation'],
    [addresses.edit('p', 3), '/p?view=edit&page=3'],
    [addresses.edit('p', 3, 2), '/p?view=edit&page=3&part=2'],
    [addresses.versions('p', 3), '/p?view=versions&page=3'],
  ])('%s', (built, expected) => {
    expect(built).toBe(expected);
  });

  it('finds every view it builds, with the id it was given', () => {
    expect(read(addresses.proposal('a/b?c'))).toEqual({ view: 'proposal', id: 'a/b?c' });
    expect(read(addresses.slideshow('สวัสดี'))).toEqual({ view: 'slideshow', id: 'สวัสดี' });
  });
});

describe('showsFirstView', () => {
  it.each([
    ['/', true],
    ['/?utm_source=mail', true],
    ['/?view=nonsense', true],
    ['/?view=wizard', false],
    ['/proposal_1_a', false],
    ['/ai/req_7', false],
    ['/a/b/c', false],
  ])('%s: %s', (address, expected) => {
    const url = new URL(address, 'http://localhost');
    expect(showsFirstView(url.pathname, url.search)).toBe(expected);
  });
});
