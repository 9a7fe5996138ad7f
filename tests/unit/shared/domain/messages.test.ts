import { expect, it } from 'vitest';
import {
  aiRequestMessages,
  alertMessages,
  pageMessages,
  sanitiseMessages,
  statusMessages,
} from '../../../../src/shared/domain/messages.ts';

/** Section 8, in its order. */
it.each([
  [pageMessages.proxyError(502, 'Bad Gateway'), 'Proxy error 502: Bad Gateway'],
  [pageMessages.networkError, 'Network error: Cannot reach proxy server'],
  [pageMessages.timeout(7, 90_000), 'Page 7 timeout after 90000ms'],
  [pageMessages.failed(7, 'reason'), 'Page 7 failed: reason'],
  [pageMessages.fallback, 'Generation failed'],
  [statusMessages.missingId, 'Proposal ID is required'],
  [statusMessages.notFound, 'Proposal not found'],
  [statusMessages.invalidId, 'Invalid proposal ID'],
  [statusMessages.serverError('Bad Gateway'), 'Server error: Bad Gateway'],
  [statusMessages.http(418, 'Teapot'), 'HTTP 418: Teapot'],
  [statusMessages.unreachable, 'Network error: Cannot reach status service'],
  [statusMessages.unexpected(204), 'Unexpected response status: 204'],
  [statusMessages.attemptsReached(100), 'Polling timeout: Maximum attempts (100) reached'],
  [statusMessages.unknown, 'Unknown error occurred'],
  [statusMessages.processing, 'Generating proposal...'],
  [statusMessages.errorTitle, 'Status Check Error'],
  [
    statusMessages.errorText('Proposal not found'),
    'Error checking proposal status: Proposal not found. Please try refreshing the page or contact support.',
  ],
  [sanitiseMessages.invalidInput, 'Invalid input data'],
  [sanitiseMessages.wrongType, 'Input is not a string or object'],
  [sanitiseMessages.noJson, 'No valid JSON pattern found in string'],
  [sanitiseMessages.truncated, 'Could not fix truncated JSON'],
  [
    alertMessages.saveFailed,
    'Warning: Failed to save proposal data locally. Please ensure your browser allows local storage.',
  ],
  [alertMessages.unexpected, 'An unexpected error occurred. Please try again.'],
  [aiRequestMessages.title, 'AI Request Failed'],
  [aiRequestMessages.lead, 'Failed to load data'],
  [aiRequestMessages.text, 'Unable to fetch data for this request ID. Please check the ID and try again.'],
])('says %s', (message, expected) => expect(message).toBe(expected));
