import { useId, type ReactNode } from 'react';
import { appearance as words } from '../../copy/appearance.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { THEME_IDS, isThemeId, type ThemeId } from '../../shared/domain/looks.ts';
import { FONT_FAMILIES } from '../../shared/domain/options.ts';
import type { Appearance } from '../../shared/domain/records.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { changed } from './changed.ts';
import { ThemePreview, type AskCover } from './ThemePreview.tsx';
import './appearance.css';

export interface AppearanceFieldsProps {
  value: Appearance;
  onChange: (value: Appearance) => void;
  /** Asks for the cover as it would look. */
  cover: AskCover;
}

/** Theme, brand colour and font, each shown as what it does. */
export function AppearanceFields({ value, onChange, cover }: AppearanceFieldsProps) {
  const t = useCopy(words);
  const name = useId();
  const theme = isThemeId(value.themeId) ? value.themeId : THEME_IDS[0];
  const font = value.fontFamily ?? FONT_FAMILIES[0];
  const set = (part: Appearance): void => onChange(changed(value, part));
  return (
    <div className="@container grid gap-6">
      <Group legend={t.theme}>
        <div className="grid grid-cols-2 gap-3 @min-[32rem]:grid-cols-4">
          {THEME_IDS.map((themeId: ThemeId) => (
            <label key={themeId} className="look-choice">
              <input
                type="radio"
                name={`${name}-theme`}
                value={themeId}
                checked={theme === themeId}
                onChange={() => set({ themeId })}
              />
              <ThemePreview themeId={themeId} cover={cover} />
              <span className="text-small">{t.themes[themeId]}</span>
            </label>
          ))}
        </div>
      </Group>
      <Group legend={t.colour}>
        <ColourChoice
          name={`${name}-colour`}
          value={value.brandColour}
          onChange={(brandColour) => onChange(changed(value, { brandColour }))}
        />
      </Group>
      <Group legend={t.font}>
        <div className="grid grid-cols-2 gap-2 @min-[32rem]:grid-cols-4">
          {FONT_FAMILIES.map((family) => (
            <label key={family} className="look-font" data-family={family}>
              <input
                type="radio"
                name={`${name}-font`}
                value={family}
                checked={font === family}
                onChange={() => set({ fontFamily: family })}
              />
              <span>{family}</span>
            </label>
          ))}
        </div>
      </Group>
    </div>
  );
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-small font-semibold">{legend}</legend>
    {children}
  </fieldset>
);
