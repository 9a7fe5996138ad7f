import { MoonStar, Sun } from 'lucide-react';
import { IconButton } from './Button.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Switches between light and dark (specification, section 1). */
export function ThemeToggle({ label, className }: { label: string; className?: string }) {
  const { shown } = useTheme();
  return (
    <IconButton
      icon={shown === 'dark' ? Sun : MoonStar}
      label={label}
      {...(className !== undefined && { className })}
      onClick={() => chooseTheme(shown === 'dark' ? 'light' : 'dark')}
    />
  );
}
