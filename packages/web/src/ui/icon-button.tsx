import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, for those who do not see the icon. */
  readonly label: string;
}

export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={classNames('icon-button', className)}
    />
  );
}
