/**
 * The error catalogue (specification, section 8), to the letter. Messages of the questionnaire's rules stand with
 * their rules in `validation.ts`; every other word of the interface belongs to the page.
 */

/** Why a page has no section. */
export const pageMessages = {
  /** `message`: what the proxy said, or its status text. */
  proxyError: (status: number, message: string) => `Proxy error ${status}: ${message}`,
  networkError: 'Network error: Cannot reach proxy server',
  /** `ms`: the budget of the page, not of one call. */
  timeout: (pageNumber: number, ms: number) => `Page ${pageNumber} timeout after ${ms}ms`,
  failed: (pageNumber: number, reason: string) => `Page ${pageNumber} failed: ${reason}`,
  /** Shown for a failed section that brought no text of its own. */
  fallback: 'Generation failed',
} as const;

/** Status checks and their polling. */
export const statusMessages = {
  missingId: 'Proposal ID is required',
  notFound: 'Proposal not found',
  invalidId: 'Invalid proposal ID',
  serverError: (statusText: string) => `Server error: ${statusText}`,
  http: (code: number, text: string) => `HTTP ${code}: ${text}`,
  unreachable: 'Network error: Cannot reach status service',
  unexpected: (code: number) => `Unexpected response status: ${code}`,
  attemptsReached: (attempts: number) => `Polling timeout: Maximum attempts (${attempts}) reached`,
  /** When polling reports an error without a message. */
  unknown: 'Unknown error occurred',
  /** A processing answer without a message (section 4). */
  processing: 'Generating proposal...',
  /** Title and text of the polling error (sections 2 and 8). */
  errorTitle: 'Status Check Error',
  errorText: (error: string) =>
    `Error checking proposal status: ${error}. Please try refreshing the page or contact support.`,
} as const;

/** Cleaning what an engine wrote. */
export const sanitiseMessages = {
  invalidInput: 'Invalid input data',
  wrongType: 'Input is not a string or object',
  noJson: 'No valid JSON pattern found in string',
  truncated: 'Could not fix truncated JSON',
} as const;

/** Alerts: the flow continues, or the loading state ends. */
export const alertMessages = {
  saveFailed:
    'Warning: Failed to save proposal data locally. Please ensure your browser allows local storage.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** The failure screen of `/ai/{id}`. */
export const aiRequestMessages = {
  title: 'AI Request Failed',
  lead: 'Failed to load data',
  text: 'Unable to fetch data for this request ID. Please check the ID and try again.',
} as const;
