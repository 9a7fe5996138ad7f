/** The outline: an entry for each page, its further parts under it. */
import { pageByNumber } from '../../../src/shared/domain/pages.ts';
import type { Scene, SlideScene } from '../../../src/shared/scene/scene.ts';
import type { Bookmark } from './document.ts';

const joined = (title: string, headline: string): string => {
  const text = headline.replaceAll(/\s+/g, ' ').trim();
  return text === '' || text === title ? title : `${title}: ${text}`;
};

/** Page titles in the language of the deck, each with what its slide says. */
export function bookmarksOf({ slides, language }: Scene): Bookmark[] {
  const titleOf = (slide: SlideScene): string => {
    const page = pageByNumber(slide.pageNumber);
    // A page that the specification does not list keeps the name it has.
    return language === 'th' && page?.title === slide.pageTitle ? page.titleTh : slide.pageTitle;
  };
  const bookmarks: (Bookmark & { children: Bookmark[] })[] = [];
  slides.forEach((slide, index) => {
    const page = index + 1;
    const last = bookmarks.at(-1);
    const title = titleOf(slide);
    if (slide.part > 1 && last && slides[last.page - 1]?.pageNumber === slide.pageNumber) {
      last.children.push({
        title: `${slide.headline || title} (${slide.part}/${slide.parts})`,
        page,
        children: [],
      });
    } else {
      bookmarks.push({ title: joined(title, slide.headline), page, children: [] });
    }
  });
  return bookmarks;
}
