import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  options: readonly SelectOption[];
  /** '' is 'nothing chosen'. */
  value: string;
  onChange: (value: string) => void;
  /** Shown, and offered as the choice of nothing, while there may be none. */
  placeholder?: string;
}

/**
 * One of a list: the platform's own select, so that a phone shows its own picker and every key works. Where the
 * browser lets the list be styled, it takes the interface's look (`input-select` in `styles/base.css`).
 */
export function Select({ options, value, onChange, placeholder, className, ...rest }: SelectProps) {
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <select
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classes('input-box input-select', value === '' && 'text-quiet', className)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {/* A stored choice that the list no longer has stays until the person chooses another. */}
      {!known && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
