import type { ComponentProps } from 'react'

type ButtonVariant = 'action' | 'outline' | 'on-dark'

/** The classes of a button, for a `<button>` and for a link that calls to action. */
export function buttonClass(variant: ButtonVariant = 'action', className = ''): string {
  return ['button', variant !== 'action' && `button-${variant}`, className]
    .filter(Boolean)
    .join(' ')
}

/** A button that submits nothing unless told. */
export function Button({ type = 'button', ...props }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={buttonClass()} {...props} />
}
