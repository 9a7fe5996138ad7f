import { MoonStar, Sun } from 'lucide-react';
import { IconButton } from './Button.tsx';
import { toggleTheme } from './theme.ts';

/** Switches between light and dark (specification, section 1). */
export function ThemeToggle({ label, className }: { label: string; className?: string }) {
  return (
    <IconButton
      icon={MoonStar}
      iconInDark={Sun}
      label={label}
      {...(className !== undefined && { className })}
      onClick={toggleTheme}
    />
  );
}
