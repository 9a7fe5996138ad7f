import { Checkbox } from '../../components/Choice.tsx';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { chooseFonts, useWithFonts } from '../../state/with-fonts.ts';
import { fileSize } from '../../screen-kit/file-size.ts';

/** Whether the file carries its fonts, and what they add. */
export function FontsChoice({ size }: { size: number }) {
  const t = useCopy(result).delivery;
  const { on } = useWithFonts();
  return (
    <Checkbox
      label={t.fonts(fileSize(size))}
      checked={on}
      onChange={(event) => chooseFonts(event.target.checked)}
      className="mt-2 text-small"
    />
  );
}
