import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  browserLanguage,
  openLastWords,
  withLastWords,
} from '../../../../src/screens/wizard/use-initial-answers.ts';
import {
  dropStash,
  putStash,
  stashPlace,
  takeStash,
  type Stash,
} from '../../../../src/screens/wizard/stash.ts';
import type { DraftInput } from '../../../../src/shared/contract/work.ts';
import { fail, ok } from '../../../../src/shared/domain/failure.ts';
import { mergeAnswers } from '../../../../src/shared/domain/merge-answers.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { DraftRecord } from '../../../../src/shared/domain/records.ts';
import { knownDraft } from '../../../../src/state/draft.ts';

const KEY = 'palmleaf_last_words';
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const stash = (place: string): Stash => {
  const formData = emptyFormData();
  formData.clientInfo.companyName = 'Doi Saket';
  const prefilled = { 'clientInfo.companyName': 'Company: Doi Saket' };
  return {
    place,
    at: '2026-11-21T05:00:00.000Z',
    draftId: 'd1',
    formData,
    language: 'th',
    currentStep: 3,
    prefilled,
    offered: [{ path: 'clientInfo.keyMessage', value: 'Fresh', source: 'We say: fresh' }],
    base: undefined,
  };
};

describe('the last words, with what the draft holds by now', () => {
  const formOf = (companyName: string, strengths = ''): FormData => {
    const form = emptyFormData();
    return { ...form, clientInfo: { ...form.clientInfo, companyName, strengths } };
  };
  const base = { formData: formOf('A'), language: 'en', revision: 1 } as const;
  const words: Stash = { ...stash('/ d1'), formData: formOf('A', 'typed'), base };
  const draft = (formData: FormData, lastModified: string): DraftRecord => ({
    draftId: 'd1',
    requestId: 'hash',
    version: 'v1.0',
    createdAt: '2026-11-21T04:00:00.000Z',
    lastModified,
    revision: 2,
    status: 'PENDING',
    currentStep: 1,
    language: 'en',
    formData,
    isComplete: false,
  });
  const [before, after] = ['2026-11-21T04:59:00.000Z', '2026-11-21T05:00:01.000Z'];

  it.each([
    ['nothing: they are all there is', undefined, formOf('A', 'typed')],
    ['what was known', draft(formOf('A'), before), formOf('A', 'typed')],
    ['them already', draft(formOf('A', 'typed'), after), undefined],
    ['another answer that another tab saved', draft(formOf('B'), after), formOf('B', 'typed')],
    ['a newer text in the same field', draft(formOf('B', 'newer'), after), undefined],
    ['an older text in the same field', draft(formOf('A', 'older'), before), formOf('A', 'typed')],
  ])('%s', (_name, now, expected) => {
    expect(withLastWords(words, now)?.formData).toEqual(expected);
  });

  it('of a questionnaire that was never saved: whichever is newer', () => {
    const unsaved = { ...words, base: undefined };
    expect(withLastWords(unsaved, draft(formOf('A'), after))).toBeUndefined();
    expect(withLastWords(unsaved, draft(formOf('A'), before))?.formData).toEqual(formOf('A', 'typed'));
  });

  it('are stored before anything else can change: taking them back counts, whatever lands late', async () => {
    let now = draft(formOf('A'), before);
    const worker = {
      saveDraft: ({ formData, base: known }: DraftInput) => {
        now = { ...now, formData: mergeAnswers(known?.formData ?? formData, formData, now.formData) };
        now.revision = (now.revision ?? 0) + 1;
        return Promise.resolve(ok(now));
      },
    };
    const opened = await openLastWords(worker, words, now);
    expect(opened).toMatchObject({ unsaved: false, formData: formOf('A', 'typed') });
    // The save that the page before began; then back to what was stored at first, and another reload.
    await worker.saveDraft({ formData: words.formData, language: 'en', currentStep: 1, base });
    const takenBack: Stash = { ...words, formData: formOf('A'), base: knownDraft() };
    expect((await openLastWords(worker, takenBack, now))?.formData).toEqual(formOf('A'));
  });

  it('that cannot be stored are still to be saved', async () => {
    const worker = { saveDraft: () => Promise.resolve(fail('storage', { code: 'not-stored' })) };
    expect(await openLastWords(worker, words, draft(formOf('A'), before))).toMatchObject({ unsaved: true });
  });
});

describe('the last words before a reload', () => {
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('come back once, and only where they were typed', () => {
    const place = stashPlace('/', 'd1');
    putStash(stash(place));
    expect(takeStash(stashPlace('/', 'd2'))).toBeUndefined();
    expect(takeStash(stashPlace('/', undefined))).toBeUndefined();
    expect(takeStash(stashPlace('/proposal_1', 'd1'))).toBeUndefined();
    expect(takeStash(place)).toEqual(stash(place));
    expect(takeStash(place)).toBeUndefined();
  });

  it('come back to a questionnaire that was never saved', () => {
    const place = stashPlace('/', undefined);
    putStash(stash(place));
    expect(takeStash(place)?.draftId).toBe('d1');
  });

  it('come back to their draft, whose id joined the address in between', () => {
    putStash(stash(stashPlace('/', undefined)));
    expect(takeStash(stashPlace('/', 'd2'), 'd2')).toBeUndefined();
    expect(takeStash(stashPlace('/', 'd1'), 'd1')?.draftId).toBe('d1');
  });

  it('are forgotten when the page lives on', () => {
    putStash(stash('here'));
    dropStash();
    expect(takeStash('here')).toBeUndefined();
  });

  it.each(['', 'null', '[]', '{', '{"place":"here"}', '"here"', '{"place":"here","at":1,"draftId":"d"}'])(
    'are ignored when they read %j',
    (text) => {
      stored.set(KEY, text);
      expect(takeStash('here')).toBeUndefined();
    },
  );

  it('cost a warning and nothing else where storage is forbidden', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('sessionStorage', undefined);
    putStash(stash('here'));
    dropStash();
    expect(takeStash('here')).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('the language of a new proposal', () => {
  it.each([
    [['th-TH', 'en'], 'th'],
    [['en-GB', 'th'], 'en'],
    [['de', 'th'], 'th'],
    [['de', 'fr'], 'en'],
    [[], 'en'],
  ])('for a browser that asks for %j', (languages, expected) => {
    expect(browserLanguage(languages)).toBe(expected);
  });
});
