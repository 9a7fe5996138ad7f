/** 'Proposal Delivery' in every state that the specification names (section 2, 'Proposal result screen'). */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DeliveryCard } from '../../../../src/screens/proposal/DeliveryCard.tsx';
import { PhoneDownload } from '../../../../src/screens/proposal/PhoneDownload.tsx';
import type { Delivery } from '../../../../src/screens/proposal/use-delivery.ts';
import type { DeliveryStatus, LocalDelivery } from '../../../../src/shared/contract/delivery.ts';
import type { ProposalView } from '../../../../src/shared/contract/work.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';

const view: ProposalView = {
  proposal: {
    proposalId: 'p',
    requestId: 'request-of-the-form',
    version: 'v1.0',
    title: 'Doi Coffee',
    language: 'en',
    formData: emptyFormData(),
    state: 'complete',
    createdAt: '2026-11-21T09:00:00.000Z',
    generatedAt: '2026-11-21T09:00:00.000Z',
    appearance: {},
  },
  pages: [],
};
const nothing = (): Promise<void> => Promise.resolve();

interface Shown {
  status?: DeliveryStatus;
  remote?: boolean;
  complete?: boolean;
  written?: number;
  none?: boolean;
  outOfDate?: number;
  /** The person pressed Stop, or nothing was asked yet. */
  polling?: boolean;
}
function shown({
  status,
  remote = true,
  complete = true,
  written = 19,
  none = false,
  outOfDate = 0,
  polling,
}: Shown) {
  const delivery: Delivery = {
    status,
    polling: polling ?? (status?.state === 'checking' || status?.state === 'processing'),
    checkedAt: undefined,
    check: nothing,
    stop: () => undefined,
  };
  const props = { written, outOfDate, remote, delivery, download: { busy: false, start: nothing } };
  const card = renderToStaticMarkup(<DeliveryCard view={view} complete={complete} none={none} {...props} />);
  const phone = renderToStaticMarkup(<PhoneDownload proposalId="p" {...props} />);
  const texts = card.split(/<[^>]+>/).filter((text) => text !== '');
  const tiles = texts.slice(texts.indexOf('Proposal Generated'), texts.indexOf('Proposal Generated') + 4);
  const isDisabled = (button: string): boolean | undefined =>
    new RegExp(`<button[^>]*?( disabled="")?[^>]*>(?:<svg.*?</svg>)?${button}<`)
      .exec(card)?.[0]
      .includes('disabled=""');
  return { card, phone, texts, tiles, isDisabled };
}

const url = 'https://agency.example/deck.pptx';
const EMAIL = 'The download link will be sent to your email address.';
const WAIT = 'Please wait while we generate your presentation.';
const file: LocalDelivery = {
  kind: 'local',
  fileName: 'Doi - Proposal.pptx',
  size: 486_000,
  fontsSize: 240_000,
  slideCount: 21,
};
const local: DeliveryStatus = { state: 'completed', delivery: file };

describe.each<[string, Shown, title: string, text: string, tile: [string, string]]>([
  [
    'a remote link',
    { status: { state: 'completed', delivery: { kind: 'remote', url } } },
    'PowerPoint Presentation Ready',
    'Made by the proposal service',
    ['Ready to Download', 'Available'],
  ],
  [
    'a local file',
    { status: local, remote: false },
    'PowerPoint Presentation Ready',
    '21 slides, 486 kB, fully editable',
    ['Ready to Download', 'Available'],
  ],
  [
    'asking',
    { status: { state: 'checking' } },
    'Checking Proposal Status...',
    WAIT,
    ['Checking Status', 'In progress'],
  ],
  [
    'polling',
    { status: { state: 'processing', progress: 40, message: 'Drawing charts' } },
    'Checking Proposal Status...',
    'Drawing charts',
    ['Checking Status', 'In progress'],
  ],
  [
    'polling a service that says nothing of it',
    { status: { state: 'processing', progress: 40 } },
    'Checking Proposal Status...',
    'Generating proposal...',
    ['Checking Status', 'In progress'],
  ],
  [
    'a polling error',
    { status: { state: 'error', reason: { code: 'status-not-found' } } },
    'Status Check Error',
    'Error checking proposal status: Proposal not found. Please try refreshing the page or contact support.',
    ['Email Notification', 'Not confirmed'],
  ],
  [
    'a local file that could not be made',
    { status: { state: 'error', reason: { code: 'no-page-for-file' } }, remote: false },
    'PowerPoint file not made',
    'No page of this proposal is of a type that a file can hold.',
    ['Ready to Download', 'Not yet'],
  ],
  [
    'completed, without a link',
    { status: { state: 'completed', delivery: { kind: 'remote' } } },
    'Proposal Processing',
    EMAIL,
    ['Email Notification', 'To be sent'],
  ],
  ['stopped', {}, 'Proposal Processing', EMAIL, ['Email Notification', 'To be sent']],
  [
    'stopped, pages missing',
    { complete: false },
    'Proposal Processing',
    WAIT,
    ['Email Notification', 'Not yet'],
  ],
  ['stopped, local', { remote: false }, 'Proposal Processing', WAIT, ['Ready to Download', 'Not yet']],
])('%s', (_name, state, title, text, [tile, value]) => {
  const { card, texts, tiles, isDisabled } = shown(state);

  test('says what it is', () => {
    expect(texts).toContain(title);
    expect(texts).toContain(text);
    expect(texts).toContain('request-of-the-form');
    expect(tiles).toEqual([
      'Proposal Generated',
      state.complete === false ? 'Processing' : 'Completed',
      tile,
      value,
    ]);
  });

  test('offers what can be done', () => {
    const polling = state.status?.state === 'checking' || state.status?.state === 'processing';
    expect(isDisabled('Check Status')).toBe(polling);
    expect(texts.includes('Stop')).toBe(polling);
    expect(texts.includes('Retry')).toBe(state.status?.state === 'error');
    const ready = title === 'PowerPoint Presentation Ready';
    expect(texts.includes('Download PowerPoint Presentation')).toBe(ready);
    // E-mail and a service's file are a remote service's alone.
    expect(texts.includes('Make the file on this device')).toBe(state.remote !== false && !ready);
    expect(/email/i.test(card)).toBe(state.remote !== false && /email/i.test(`${text} ${tile}`));
  });
});

test('a remote link opens in a new tab; a local file has no address', () => {
  const remote = shown({
    status: { state: 'completed', delivery: { kind: 'remote', url, message: 'Fresh' } },
  });
  for (const markup of [remote.card, remote.phone])
    expect(markup).toMatch(new RegExp(`<a href="${url}" target="_blank" rel="noopener noreferrer"`));
  expect(remote.texts).toContain('Fresh');
  const own = shown({ status: local, remote: false });
  expect(own.card).not.toMatch(/<a /);
});

test('the last problem of a polling that goes on stands quietly under its progress', () => {
  const { texts, card } = shown({
    status: {
      state: 'processing',
      progress: 30,
      message: 'Packing',
      problem: { code: 'status-server-error', said: 'Down' },
    },
  });
  expect(texts.indexOf('Server error: Down')).toBeGreaterThan(texts.indexOf('Packing'));
  expect(card).toContain('value="30"');
  expect(card).not.toContain('text-danger');
});

test('a phone sees at its thumb that it failed, and nothing of a file before a page is written', () => {
  expect(shown({ status: { state: 'error', reason: { code: 'status-unknown' } } }).phone).toContain(
    'Status Check Error',
  );
  const empty = shown({ written: 0, complete: false });
  expect(empty.phone).toBe('');
  expect(empty.texts).toContain('The file is made as soon as a page is written.');
  expect(empty.isDisabled('Check Status')).toBe(true);
});

test('without a page there is nothing to wait for, to check or to download', () => {
  for (const remote of [true, false]) {
    const { card, phone, texts } = shown({ written: 0, none: true, remote });
    expect(texts).toContain('No PowerPoint File');
    expect(texts).toContain('request-of-the-form');
    expect(card).not.toMatch(/Processing|Checking|Check Status|Email|Please wait|<button[^>]*>Download/);
    expect(phone).toBe('');
  }
});

test('a file says what it leaves out', () => {
  const delivery = { ...file, leftOut: ['mood-board'] };
  const { card } = shown({ status: { state: 'completed', delivery }, remote: false });
  expect(card).toContain('Not in the file, because its type is not known: mood-board');
});

test('while pages are out of date the download stands in outline, and says what is in the file', () => {
  const filled = /<(?:button|a)[^>]*bg-primary[^>]*>Download PowerPoint/;
  const now = shown({ status: local, remote: false });
  expect([now.card, now.phone].map((markup) => filled.test(markup))).toEqual([true, true]);
  const old = shown({ status: local, remote: false, outOfDate: 6 });
  expect([old.card, old.phone].map((markup) => filled.test(markup))).toEqual([false, false]);
  expect(old.texts).toContain('6 pages in the file are out of date.');
  expect(now.card).not.toContain('out of date');
});
