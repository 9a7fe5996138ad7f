/** Whether somebody does it for less: then our price opens nothing, and stands where it is told what it pays for. */
import type { Contrast } from './contrast.ts';
import type { Rival } from './rivals.ts';

export const isUndercut = ({
  contrasts,
  rivals,
}: {
  contrasts: readonly Pick<Contrast, 'point' | 'leads' | 'isUndercut'>[];
  rivals: readonly Pick<Rival, 'isFirm' | 'price'>[];
}): boolean =>
  contrasts.some(
    ({ point, leads, isUndercut: isToldSo }) =>
      point.id === 'price' && (leads === 'them' || isToldSo === true),
  ) || rivals.some(({ isFirm, price }) => isFirm && price === 'low');
