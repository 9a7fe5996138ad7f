import { worded, type FailureWords, type ValueKind } from '../../shared/domain/failure.ts';
import { common } from './common.ts';

const KINDS: Readonly<Record<ValueKind, string>> = {
  list: 'a list',
  text: 'a text',
  object: 'an object',
  number: 'a number',
  boolean: 'a boolean',
};

const BACKGROUND = 'The part of Palmleaf that works in the background';

/** The specification's warning (section 8, 'Storage') comes first: nothing could be stored durably. Then what to do. */
const notSaved = (advice: string): string =>
  `Warning: Failed to save proposal data locally. Please ensure your browser allows local storage. ${advice}`;

const LIMITS = { characters: 'characters', values: 'values', levels: 'values inside each other' } as const;

/**
 * Why something failed: what happened and, where it helps, what to do. The specification's error catalogue (section 8)
 * is kept to the letter. What follows 'Page 3 failed:' is part of that sentence, and begins small.
 */
export const failures: FailureWords = {
  said: ({ text }) => text,
  unexpected: () => common.unexpected,
  'missing-part': () =>
    'A part of Palmleaf could not be loaded: it was updated, or the network is gone. Load the page again; nothing is lost.',
  'not-on-device': ({ what }) => `This ${what} is not on this device.`,
  'not-valid': ({ field }) => `${field === '' ? 'The request' : `'${field}'`} is not valid.`,
  'too-large': ({ holds, most }) => `It holds more than ${most} ${LIMITS[holds]}.`,
  'key-characters': () => 'A key has no spaces and no accents.',
  'logo-no-picture': () => 'The logo is not a PNG or JPEG picture of the size that it says.',
  'logo-too-large': () => 'The logo is too large.',

  'worker-stopped': () => `${BACKGROUND} stopped and was started again. Try once more.`,
  'worker-silent': () => `${BACKGROUND} does not answer. Try again in a moment.`,
  'worker-not-started': () =>
    `${BACKGROUND} could not start. Reload the page; if that does not help, check that the browser is up to date.`,

  'storage-full': () =>
    notSaved(
      'There is no room left on this device: free some, and it is tried again. Until then this work is kept only until the page is closed, so download your proposal before you leave.',
    ),
  'storage-unavailable': () =>
    notSaved(
      'This browser does not let Palmleaf store anything, so this work is kept only until the page is closed. Download your proposal before you leave.',
    ),
  'storage-newer': () =>
    'The data on this device was written by a newer version of Palmleaf. Reload the page to get that version; until then nothing new is stored.',
  'storage-blocked': () =>
    'Palmleaf is open in another tab with an older version. Close or reload that tab, so that this one can go on.',
  'storage-cleared': () =>
    'What Palmleaf had stored on this device was deleted while it was open. Answers that were in use are kept as a draft: open it under ‘Continue your proposal’ and generate it again.',
  'not-stored': () => 'This device did not store the change. Try again in a moment.',

  'cannot-pause': () => 'Only a run that is going on can be paused.',
  'cannot-resume': () => 'Only a run that is paused or waits can be resumed.',
  'cannot-skip': () => 'Only a run that waits can skip what it waits with.',
  'cannot-change-engine': () => 'Another engine can take over while no page is being written.',
  'has-ended': () => 'This run has ended already.',
  'all-written': () => 'Every page of this proposal is written.',
  'being-written': () => 'Its pages are being written; change its assumptions when they are done.',

  'page-failed': ({ page, reason }) => `Page ${page} failed: ${worded(failures, reason)}`,
  'page-timeout': ({ page, ms }) => `Page ${page} timeout after ${ms}ms`,
  'network-error': () => 'Network error: Cannot reach proxy server',
  'proxy-error': ({ status, said }) => `Proxy error ${status}: ${said}`,
  'generation-failed': () => 'Generation failed',
  skipped: () => 'Skipped',
  cancelled: () => 'the call was ended',
  'no-such-page': () => 'there is no such page',
  'no-section': () => 'the engine returned no section',
  'engine-failed': () => 'a mistake in Palmleaf stopped it',
  'planner-failed': () => 'the built-in planner could not write this page',

  'proxy-timeout': () => 'the proxy service did not answer in time',
  'proxy-interrupted': () => 'the answer of the proxy service broke off',
  'proxy-too-large': () => 'the answer of the proxy service is too large',
  'proxy-redirected': () => 'the proxy service sent the call on to another address, which is refused',
  'proxy-bad-address': () => 'the configured proxy address is not a web address',
  'proxy-not-json': () => 'the proxy service did not answer with JSON',
  'proxy-no-result': ({ field }) => `the proxy service answered without a ${field}`,

  'output-invalid': () => 'Invalid input data',
  'output-wrong-type': () => 'Input is not a string or object',
  'output-no-json': () => 'No valid JSON pattern found in string',
  'output-truncated': () => 'Could not fix truncated JSON',
  'output-too-long': ({ most }) => `The output is longer than ${most} characters`,
  'output-too-deep': () => 'The output holds too many values inside each other',
  'output-no-fields': () => 'the result holds none of the fields of this page',
  'output-misfit': ({ path, is, meant }) =>
    `the result does not fit this page: '${path}' is ${KINDS[is]}, not ${KINDS[meant]}`,
  'output-empty': ({ path }) => `the result leaves '${path}' empty`,
  'output-too-few': ({ path, least }) => `the result has fewer than ${least} items in '${path}'`,
  'output-cut-off': () =>
    'the answer was cut off by a limit on its length: allow longer answers in the model’s server, or choose another model',

  'model-not-begun': ({ seconds }) => `the model did not begin to answer within ${seconds} seconds`,
  'model-silent': ({ seconds }) => `the model fell silent for ${seconds} seconds`,
  'model-unfinished': ({ seconds }) => `the model was not finished after ${seconds} seconds`,
  'model-interrupted': () => 'the answer of the model broke off',
  'model-redirected': () => 'the model’s address sends calls on to another one, which is refused',
  'model-endless': () => 'the model did not stop writing',
  'model-not-openai': () => 'the model’s address does not answer as an OpenAI-compatible one',
  'model-refused': ({ said }) => `the model refused to write it: ${said}`,
  'model-filtered': () => 'the model refused to write it: its content filter stopped the answer',
  'model-unauthorised': ({ said }) => said,
  'model-error': ({ status, said }) => `the model’s server answered ${status}: ${said}`,

  'edit-no-place': () =>
    'What you edited is no longer on this page. Look at the page again, then write it anew.',
  'edit-misfit': () =>
    'This does not fit here: write a text where a text stood, and a number where a number stood.',
  'edit-list-fixed': () =>
    'The page draws all of this list together. Change its words instead, and keep all of its items.',
  'edit-empties-page': () =>
    'The page would be left out of the deck without this. Write something in its place, or hide the page.',
  'edit-too-long': ({ most }) => `A text has at most ${most} characters. Put the rest on a page of its own.`,
  'edit-too-many': ({ most }) => `A list has at most ${most} items. Remove one first.`,
  'edit-not-written': () => 'This page has not been written yet. Write it first, then edit it.',
  'nothing-to-undo': () => 'There is nothing to undo.',
  'nothing-to-redo': () => 'There is nothing to redo.',
  'no-such-version': () => 'This version is no longer on this device.',
  'nothing-to-replace': () => 'These words are nowhere in the proposal.',
  'no-other-take': () => 'There is no other take of this page.',
  'no-own-model': () => 'No model of your own is set up. Set one up in Settings.',

  'no-page-written': () => 'No page of this proposal has been written yet.',
  'no-page-for-file': () => 'No page of this proposal is of a type that a file can hold.',
  'font-missing': ({ family }) =>
    `The font ${family} could not be loaded: check the connection, then try again.`,
  'file-not-made': () => 'A mistake in Palmleaf stopped it. Try again; another font or theme may help.',

  'status-missing-id': () => 'Proposal ID is required',
  'status-not-found': () => 'Proposal not found',
  'status-invalid-id': () => 'Invalid proposal ID',
  'status-server-error': ({ said }) => `Server error: ${said}`,
  'status-http': ({ status, said }) => `HTTP ${status}: ${said}`,
  'status-unreachable': () => 'Network error: Cannot reach status service',
  'status-unexpected': ({ status }) => `Unexpected response status: ${status}`,
  'status-attempts': ({ attempts }) => `Polling timeout: Maximum attempts (${attempts}) reached`,
  'status-unknown': () => 'Unknown error occurred',

  'brief-empty': () => 'There is no text in this brief.',
  'file-gone': () => 'This file cannot be read any more: it was moved, changed or deleted. Choose it again.',
  'document-too-large': () =>
    'This file is larger than 20 MB. Copy the text of the brief out of it and paste it here.',
  'document-too-much': () =>
    'There is more in this file than can be read here. Copy the part that is the brief out of it and paste it here.',
  'document-too-slow': () =>
    'This PDF takes too long to read. Copy the text of the brief out of it and paste it here.',
  'document-empty': () => 'There is no text in this file.',
  'document-scanned': () =>
    'This PDF holds pictures of pages and no text. Scan it with text recognition, or type the main points here.',
  'document-encrypted': () => 'This file is protected by a password. Save a copy without it, then try again.',
  'document-encrypted-mail': () =>
    'This e-mail is encrypted. Open it in its own program, copy its text and paste it here.',
  'document-old-word': () =>
    'This is a document of an older Word. Open it, save it as .docx or PDF, then try again.',
  'document-old-spreadsheet': () =>
    'This is a workbook of an older Excel. Open it, save it as .xlsx or PDF, then try again.',
  'document-old-presentation': () =>
    'This is a presentation of an older PowerPoint. Open it, save it as .pptx or PDF, then try again.',
  'document-old-mail': () =>
    'This is an Outlook message. Save it as .eml, or open it, copy its text and paste it here.',
  'document-old-office': () =>
    'This file is of an older program. Save it as .docx, .xlsx, .pptx or PDF, then try again.',
  'document-other-office': () =>
    'Files of this program cannot be read as they are. Save it as .docx, .xlsx, .pptx or PDF, then try again.',
  'document-not-what-it-says': () => 'This file is not what its name says, and cannot be read.',
  'document-unknown': () =>
    'Files of this kind cannot be read. Text, web pages, e-mails (.eml), PDF, RTF, Word (.docx), Excel (.xlsx), PowerPoint (.pptx) and OpenDocument can.',
  'document-broken': () =>
    'This file is damaged and cannot be read. Open it in its own program and save it anew.',
  'archive-other': () => 'This is not a copy that Palmleaf saved (.palmleaf).',
  'archive-newer': () => 'A newer Palmleaf saved this copy: update this one, then open it again.',
  'archive-locked': () => 'This copy is locked with a passphrase.',
  'archive-wrong-passphrase': () => 'This passphrase does not open it.',
  'archive-broken': () => 'This copy is damaged, so nothing was taken from it. Try another copy.',
  'archive-too-much': () => 'This copy holds more than Palmleaf can open at once, so nothing was taken.',
  'archive-empty': () => 'There is nothing to save yet.',
  'ai-request-unknown': () => 'There is no AI request with this id.',
  'ai-request-sign-in': () => 'The AI request service asks who you are.',
  'ai-request-unanswered': () => 'The AI request service could not answer.',

  'service-unreachable': () =>
    'The agency’s service could not be reached, so the proposal could not be asked for.',
  'service-sign-in': () =>
    'The agency’s service asks who you are. Sign in to it in another tab, then try again.',
  'service-error': ({ status, said }) =>
    `The agency’s service could not give the proposal: ${status} ${said}.`,

  'config-unreadable': ({ status }) => `config.json could not be read: the server answered ${status}.`,
  'config-not-json': () => 'config.json is not valid JSON. The defaults are used.',
  'config-not-object': () => 'config.json must hold one object. The defaults are used.',
  'config-no-proxy': () =>
    "config.json: the engine is 'agency' but there is no 'proxyUrl'; the built-in planner writes instead.",
  'config-unknown': ({ name }) => `config.json: '${name}' is not a setting and is ignored.`,
  'config-wrong-type': ({ name, meant }) => unsuited(name, `it must be ${KINDS[meant]}`),
  'config-too-small': ({ name, least }) => unsuited(name, `it must be at least ${least}`),
  'config-too-large': ({ name, most }) => unsuited(name, `it must be at most ${most}`),
  'config-not-a-choice': ({ name, choices }) =>
    unsuited(name, `it must be ${choices.map((choice) => `'${choice}'`).join(' or ')}`),
  'config-not-an-address': ({ name }) => unsuited(name, 'it must be a web address'),
  'config-not-valid': ({ name }) => `config.json: '${name}' is not valid; its default is used.`,
};

const unsuited = (name: string, why: string): string =>
  `config.json: '${name}' is not valid (${why}); its default is used.`;
