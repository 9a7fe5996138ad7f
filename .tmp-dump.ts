export { normaliseFormData } from './src/shared/domain/normalise.ts';
export { writeDeck } from './tests/fixtures/write-deck.ts';
export { drawnDeck, DAY } from './tests/checks/strangers/drawn.ts';
export { drawnText } from './src/shared/scene/drawn-text.ts';
