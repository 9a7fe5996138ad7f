// oxlint-disable react/no-array-index-key -- the parts of a text are their places
import { runsOf } from './lang.ts';

/** A person's own words, or a sentence that holds them: what is Thai in it is marked as Thai. */
export function Text({ children }: { children: string }) {
  return runsOf(children).map(({ text, lang }, index) =>
    lang === undefined ? (
      text
    ) : (
      <span key={index} lang={lang}>
        {text}
      </span>
    ),
  );
}
