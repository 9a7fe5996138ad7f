/** Types of the UAX #14 implementation, which ships none. */
declare module 'linebreak' {
  export interface Break {
    /** Index in UTF-16 units at which a line may end. */
    readonly position: number;
    /** A line must end here. */
    readonly required: boolean;
  }
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
