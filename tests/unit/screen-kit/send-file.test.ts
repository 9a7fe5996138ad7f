import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canSend, sendFile } from '../../../src/screen-kit/send-file.ts';

const saved: string[] = [];
vi.mock('../../../src/screen-kit/save-file.ts', () => ({
  saveFile: ({ fileName }: { fileName: string }) => void saved.push(fileName),
}));

const PAGE = { fileName: 'Doi - Proposal.html', mimeType: 'text/html', bytes: new ArrayBuffer(3) };
const share = vi.fn<(data: ShareData) => Promise<void>>();
function system(more: object = {}): void {
  vi.stubGlobal('navigator', {
    share,
    canShare: ({ files }: ShareData) => files?.every(({ name }) => !name.endsWith('.palmleaf')) === true,
    ...more,
  });
}
const refuse = (name: string): void => void share.mockRejectedValue(new DOMException('no', name));

beforeEach(() => {
  saved.length = 0;
  share.mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

test('a system that sends files of this kind is given the file with its name', async () => {
  system();
  expect(await sendFile(PAGE)).toBe('sent');
  const file = share.mock.calls[0]?.[0].files?.[0];
  expect([file?.name, file?.type, file?.size]).toEqual([PAGE.fileName, 'text/html', 3]);
  expect(saved).toEqual([]);
});
test('without a share sheet, or for a kind that it refuses, the file is saved', async () => {
  vi.stubGlobal('navigator', {});
  expect(canSend(PAGE.fileName, PAGE.mimeType)).toBe(false);
  expect(await sendFile(PAGE)).toBe('saved');
  system();
  expect(await sendFile({ ...PAGE, fileName: 'Doi.palmleaf' })).toBe('saved');
  expect(saved).toEqual([PAGE.fileName, 'Doi.palmleaf']);
  expect(share).not.toHaveBeenCalled();
});
test('who closes the sheet gets no file instead', async () => {
  system();
  refuse('AbortError');
  expect(await sendFile(PAGE)).toBe('left');
  expect(saved).toEqual([]);
});
test('a file that took longer than a tap counts asks for another; refused all the same, it is saved', async () => {
  system({ userActivation: { isActive: false } });
  refuse('NotAllowedError');
  expect(await sendFile(PAGE)).toBe('tap-again');
  system({ userActivation: { isActive: true } });
  refuse('DataError');
  expect(await sendFile(PAGE)).toBe('saved');
  expect(saved).toEqual([PAGE.fileName]);
});
test('a kind that the browser claims to send and the system refuses is saved at the first tap, and not offered again', async () => {
  const userActivation = { isActive: true };
  system({ userActivation });
  // As browsers do: to ask uses the tap up.
  share.mockImplementation(() => {
    userActivation.isActive = false;
    return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  const deck = { ...PAGE, fileName: 'Doi.pptx' };
  expect(canSend(deck.fileName, deck.mimeType)).toBe(true);
  expect(await sendFile(deck)).toBe('saved');
  expect(canSend(deck.fileName, deck.mimeType)).toBe(false);
  expect(await sendFile(deck)).toBe('saved');
  expect(share).toHaveBeenCalledTimes(1);
  expect(canSend(PAGE.fileName, PAGE.mimeType)).toBe(true);
});
