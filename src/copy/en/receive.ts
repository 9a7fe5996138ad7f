/** Words of 'Receive': a proposal from another device, read off its screen by the camera. */
export const receive = {
  title: 'Receive a proposal',
  lead: 'Hold the camera to the codes that the other device shows. Nothing goes over a network.',
  steps: [
    'On the other device, open the proposal and choose “Share and keep”.',
    'Press “Show codes” there.',
    'Hold this device’s camera to the code until the bar is full.',
  ],
  start: 'Use the camera',
  starting: 'Starting the camera...',
  stop: 'Stop the camera',
  picture: 'What the camera sees',
  looking: 'Looking for a code. Go closer, or make the other screen brighter.',
  progress: 'Parts that have arrived',
  parts: (have: number, all: number) => `${have} of ${all} parts`,
  problems: {
    refused: 'The browser may not use the camera. Allow it for this page, then try again.',
    none: 'This device has no camera that the browser can use. Save a copy there, and open it here.',
    busy: 'The camera could not be started. Another app may be using it.',
    newer: 'The other device has a newer Palmleaf. Reload this page to update it, then try again.',
    other: 'These codes are of another proposal. Keep the camera on them to receive that one.',
    damaged: 'What arrived does not fit together. Go on: it begins anew.',
    missing: 'A part of Palmleaf could not be loaded. Reload this page, then try again.',
  },
  arrived: 'It has arrived',
};
