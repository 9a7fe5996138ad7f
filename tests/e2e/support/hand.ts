/** What a person does with hand, keys or finger, counted; typing one text is one action, and so is scrolling to a thing. */
import type { Locator, Page } from 'playwright';

export type Way = 'mouse' | 'touch';

export class Hand {
  count = 0;
  /** What was scrolled to. */
  readonly scrolled: string[] = [];
  readonly page: Page;
  readonly #way: Way;
  constructor(page: Page, way: Way) {
    this.page = page;
    this.#way = way;
  }

  /** Clicked or tapped; what is out of sight is scrolled to first. */
  async press(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    if (!(await isInSight(target))) {
      this.count += 1;
      this.scrolled.push(String(target));
      await target.scrollIntoViewIfNeeded();
    }
    this.count += 1;
    await (this.#way === 'mouse' ? target.click() : target.tap());
  }
  /** Three quick clicks select a whole text, as everywhere. */
  async pressThrice(target: Locator): Promise<void> {
    this.count += 1;
    await target.click({ clickCount: 3 });
  }
  async key(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }
  async type(words: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.insertText(words);
  }
  /** Number keys of a page: keys that do something, and no text. */
  async digits(number: number): Promise<void> {
    this.count += 1;
    for (const digit of String(number)) await this.page.keyboard.press(digit);
  }
  /** As an input method puts Thai words together: each syllable is composed, then committed. */
  async compose(words: string): Promise<void> {
    this.count += 1;
    const input = await this.page.context().newCDPSession(this.page);
    for (const { segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(words)) {
      for (let end = 1; end <= segment.length; end += 1)
        await input.send('Input.imeSetComposition', {
          text: segment.slice(0, end),
          selectionStart: end,
          selectionEnd: end,
        });
      await input.send('Input.insertText', { text: segment });
    }
    await input.detach();
  }
}

/** Its middle, or what lies over it and belongs to it, is seen. */
const isInSight = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
