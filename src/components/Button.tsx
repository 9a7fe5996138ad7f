import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from './navigation.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { tip } from './tip.ts';

export type ButtonVariant =
  /** The one palm button of a screen. */
  | 'primary'
  /** Beside it: outlined. */
  | 'outline'
  /** A word that acts. */
  | 'quiet'
  /** Removes something. */
  | 'danger';

/** 'main' 56 px (landing), 'normal' 44 px, 'compact' 36 px with a mouse and 44 px under a finger. */
export type ButtonSize = 'main' | 'normal' | 'compact';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** After the word. */
  iconAfter?: LucideIcon;
  children: ReactNode;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-primary text-on-primary forced-color-adjust-none hover:bg-primary-strong disabled:bg-sunk disabled:text-quiet disabled:shadow-[inset_0_0_0_1px_var(--line)] aria-disabled:bg-sunk aria-disabled:text-quiet',
  outline:
    'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--edge)] hover:shadow-[inset_0_0_0_2px_var(--edge)] disabled:bg-sunk disabled:text-quiet disabled:shadow-[inset_0_0_0_1px_var(--line)]',
  quiet: 'text-ink hover:bg-sunk disabled:text-quiet disabled:hover:bg-transparent',
  danger: 'text-danger hover:bg-danger-soft disabled:text-quiet disabled:hover:bg-transparent',
};
const SIZES: Record<ButtonSize, string> = {
  main: 'min-h-14 px-7 text-[1.0625rem]',
  normal: 'min-h-11 px-4.5 text-[0.9375rem]',
  compact: 'min-h-9 touch:min-h-11 px-3 text-small',
};

/** Classes of a button, for elements that are not one (a file label, a download link). */
export function buttonClasses(variant: ButtonVariant = 'outline', size: ButtonSize = 'normal'): string {
  return classes(
    'inline-flex items-center justify-center gap-2.5 rounded-card py-2 text-center font-semibold leading-tight',
    'transition-[background-color,color,box-shadow] select-none disabled:cursor-not-allowed forced-colors:border forced-colors:disabled:text-[GrayText]',
    VARIANTS[variant],
    SIZES[size],
  );
}

const Content = ({ icon, iconAfter, children }: Look) => (
  <>
    {icon && <Icon of={icon} />}
    {children}
    {iconAfter && <Icon of={iconAfter} />}
  </>
);

export type ButtonProps = Look & ComponentProps<'button'>;

/** A button. `type` is 'button' unless told otherwise, so that none submits a form by accident. */
export function Button({ variant, size, icon, iconAfter, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classes(buttonClasses(variant, size), className)}>
      <Content {...(icon && { icon })} {...(iconAfter && { iconAfter })}>
        {children}
      </Content>
    </button>
  );
}

export type ButtonLinkProps = Look & LinkProps;

/** A link to another view that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes(buttonClasses(variant, size), className)}>
      <Content {...(icon && { icon })} {...(iconAfter && { iconAfter })}>
        {children}
      </Content>
    </Link>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** The icon in the dark theme. The style sheet chooses: the first view is drawn before the theme is known. */
  iconInDark?: LucideIcon;
  /** What it does: read aloud, and shown as its tooltip. */
  label: string;
  outline?: boolean;
}

/** A square button of 44 px that shows only an icon. */
export function IconButton({
  icon,
  iconInDark,
  label,
  outline = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...tip(label)}
      aria-label={label}
      {...rest}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-card transition-colors hover:bg-sunk',
        'disabled:cursor-not-allowed disabled:text-quiet disabled:hover:bg-transparent',
        outline && 'bg-surface shadow-[inset_0_0_0_1px_var(--line)] forced-colors:border',
        className,
      )}
    >
      <Icon of={icon} size={20} className={iconInDark && 'dark:hidden'} />
      {iconInDark && <Icon of={iconInDark} size={20} className="hidden dark:block" />}
    </button>
  );
}
