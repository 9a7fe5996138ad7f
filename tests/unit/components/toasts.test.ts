import { beforeEach, describe, expect, it } from 'vitest';
import { closeToast, showToast, useToasts } from '../../../src/components/toasts.ts';

const titles = (): string[] => useToasts.getState().toasts.map(({ title }) => title);

describe('notifications', () => {
  beforeEach(() => useToasts.setState({ toasts: [] }));

  it('stand in the order they came, the newest last', () => {
    showToast({ tone: 'done', title: 'one' });
    showToast({ tone: 'failed', title: 'two' });
    expect(titles()).toEqual(['one', 'two']);
  });

  it('are not repeated: the same sentence moves to the end', () => {
    showToast({ tone: 'done', title: 'one' });
    showToast({ tone: 'done', title: 'two' });
    showToast({ tone: 'done', title: 'one' });
    expect(titles()).toEqual(['two', 'one']);
  });

  it('are both shown where one sentence is said of two things', () => {
    showToast({ tone: 'done', title: 'It was deleted', key: 'first' });
    showToast({ tone: 'done', title: 'It was deleted', key: 'second' });
    expect(titles()).toHaveLength(2);
  });

  it('never fill the screen', () => {
    for (const title of ['1', '2', '3', '4', '5', '6']) showToast({ tone: 'done', title });
    expect(titles()).toEqual(['3', '4', '5', '6']);
  });

  it('close by their id, and an unknown id changes nothing', () => {
    const id = showToast({ tone: 'done', title: 'one' });
    closeToast(id + 1);
    expect(titles()).toEqual(['one']);
    closeToast(id);
    expect(titles()).toEqual([]);
  });
});
