import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'normal' | 'large';
  /** Work is under way: shows it, and takes no further press. */
  readonly isBusy?: boolean;
}

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: 'normal' | 'large' = 'normal'): string {
  return classNames('button', `button-${variant}`, size === 'large' && 'button-large');
}

export function Button({ variant, size, isBusy = false, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(buttonClass(variant, size), className)}
      aria-busy={isBusy || undefined}
      disabled={props.disabled || isBusy}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
