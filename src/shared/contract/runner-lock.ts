/**
 * The Web Lock of whoever works on the device's runs: held while a run has the turn, in whichever tab that is. The
 * worker takes it; a page only looks whether it is held.
 */
export const RUNNER_LOCK = 'palmleaf-runner';
