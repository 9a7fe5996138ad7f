/** Words whose full stop only shortens them and ends no sentence, as the inside of a pattern: 'incl. the wheels', 'approx. 40 g'. */
export const SHORTENED = String.raw`no|nos|st|mr|mrs|ms|dr|prof|vs|approx|ca|e\.g|i\.e|co|ltd|inc|incl|excl|esp|min|max|avg|tel|ext|qty|vol|dept|est`;
