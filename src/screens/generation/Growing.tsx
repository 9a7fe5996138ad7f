import { SlideFrame } from '../../components/SlideFrame.tsx';
import { Text } from '../../components/Text.tsx';
import { generation } from '../../copy/generation.ts';
import { model } from '../../copy/model.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { pageByNumber } from '../../shared/domain/pages.ts';
import type { GrowingPage } from '../../state/growing.ts';
import { growingWords } from './growing-words.ts';

/** Texts that fit the frame: the newest of them. */
const SHOWN = 9;

/**
 * The page in hand as a model writes it: its newest words at the bottom of the frame, where the slide will stand.
 * Hidden from a screen reader, which would read every word of it twice; the progress says what goes on.
 */
export function Growing({ page }: { page: GrowingPage }) {
  const t = useCopy(generation);
  const own = useCopy(model);
  const words = growingWords(page.text);
  const title = pageByNumber(page.pageNumber)?.title;
  return (
    <section className="min-w-0" aria-label={own.growing(page.pageNumber)}>
      <div className="border-b border-line laptop:border-0">
        <SlideFrame
          state="writing"
          className="rounded-none! border-x-0! laptop:rounded-slide! laptop:border-x-2!"
        >
          <div
            aria-hidden="true"
            className="flex h-full flex-col justify-end gap-2 overflow-hidden px-[5%] py-[4%] text-left text-small text-ink laptop:text-base"
          >
            {words.slice(-SHOWN).map((word, index, shown) => (
              <p
                // oxlint-disable-next-line react/no-array-index-key -- texts may repeat; their place is what they are
                key={words.length - shown.length + index}
                className={`line-clamp-2 shrink-0 wrap-anywhere ${index === shown.length - 1 ? 'font-semibold' : 'text-quiet'}`}
              >
                <Text>{word}</Text>
              </p>
            ))}
          </div>
        </SlideFrame>
      </div>
      <div className="flex items-baseline justify-between gap-4 px-5 pt-3 pb-2.5 tablet:px-9 laptop:px-0">
        <p className="min-w-0 font-semibold">
          <span className="figures mr-4">{page.pageNumber}</span>
          {title}
        </p>
        <p className="shrink-0 text-quiet max-laptop:text-small">{t.beingWritten}</p>
      </div>
    </section>
  );
}
