import { outOfDate as words } from '../../copy/out-of-date.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { toldCauses, type OutOfDate } from './out-of-date.ts';

/** Under a page in the deck: that it is out of date, why, and what of it stays. */
export default function OutOfDateMark(props: { pageNumber: number; outOfDate: OutOfDate }) {
  const t = useCopy(words);
  const { pageNumber, outOfDate } = props;
  if (outOfDate.queued.includes(pageNumber))
    return <span className="block text-accent-ink">{t.markQueued}</span>;
  const page = outOfDate.pages.find((one) => one.pageNumber === pageNumber);
  if (page === undefined) return null;
  const causes = toldCauses(outOfDate.causes, t.names).filter(({ pages }) => pages.includes(pageNumber));
  return (
    <>
      <span className="block text-accent-ink">{t.mark(causes.map(({ name }) => name))}</span>
      {page.edited > 0 && <span className="block text-quiet">{t.markStay(page.edited)}</span>}
    </>
  );
}
