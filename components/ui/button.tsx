import type { ComponentProps } from 'react'

export type ButtonVariant = 'action' | 'outline' | 'on-dark'

const variants: Record<ButtonVariant, string> = {
  action: 'border-action bg-action text-white hover:border-action-strong hover:bg-action-strong',
  outline:
    'border-ink-3 bg-transparent text-ink hover:border-ink hover:bg-surface-3/60 active:bg-surface-3',
  'on-dark': 'border-band-ink bg-transparent text-surface hover:bg-surface hover:text-band-2',
}

const look =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-control border px-5 py-2.5 text-center leading-snug font-semibold transition-colors duration-150 active:translate-y-px disabled:cursor-progress disabled:border-ink-3 disabled:bg-ink-3 disabled:text-white'

/** Looks of a button, for a `<button>` and for a link that calls to action. */
export function buttonClass(variant: ButtonVariant = 'action', className = ''): string {
  return `${look} ${variants[variant]} ${className}`
}

export function Button({
  variant,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />
}
