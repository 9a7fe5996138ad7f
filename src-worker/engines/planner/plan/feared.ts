/** How a fear begins that the client tells of its buyers: nobody says it so, and it is told of them. */
const FEARED = ['Afraid ', 'Worried ', 'Not sure '];
export const isFear = (thought: string): boolean => FEARED.some((fear) => thought.startsWith(fear));
