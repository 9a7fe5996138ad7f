/** The slides that the landing screen turns: pictures of the example proposal, made from its scene. */
export interface DeckSlide {
  /** Page of the example. */
  pageNumber: number;
  /** What the picture shows, in words. */
  title: string;
  /** Address of the picture, 1408 × 792 px; without one the frame shows the title alone. */
  src?: string;
}

export const EXAMPLE_DECK: readonly DeckSlide[] = [
  { pageNumber: 1, title: 'Cover Page', src: '/example/page-01.webp' },
  { pageNumber: 3, title: 'Marketing Objectives', src: '/example/page-03.webp' },
  { pageNumber: 4, title: 'Market Overview', src: '/example/page-04.webp' },
  { pageNumber: 7, title: 'Target Persona & Insights', src: '/example/page-07.webp' },
  { pageNumber: 11, title: 'Winning Zone / Sweet Spot', src: '/example/page-11.webp' },
];
