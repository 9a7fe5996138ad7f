/** Names its element for the tooltip: `{...tip('Close')}`. The element says the same to a screen reader by itself. */
export const tip = (text: string): { 'data-tip': string } => ({ 'data-tip': text });
