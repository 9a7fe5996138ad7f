/** The slides that the landing screen turns: pictures of the example proposal, made from its scene. */
export interface DeckSlide {
  /** Page of the example. */
  pageNumber: number;
  /** What the picture shows, in words. */
  title: string;
  /** Addresses of the picture, 1408 × 792 and 704 × 396 px; without one the frame shows the title alone. */
  src?: { large: string; small: string };
}

const picture = (name: string) => ({ large: `${name}.webp`, small: `${name}-704.webp` });

export const EXAMPLE_DECK: readonly DeckSlide[] = [
  { pageNumber: 1, title: 'Cover Page', src: picture('/example/page-01') },
  { pageNumber: 3, title: 'Marketing Objectives', src: picture('/example/page-03') },
  { pageNumber: 4, title: 'Market Overview', src: picture('/example/page-04') },
  { pageNumber: 7, title: 'Target Persona & Insights', src: picture('/example/page-07') },
  { pageNumber: 11, title: 'Winning Zone / Sweet Spot', src: picture('/example/page-11') },
];
