import type { ComponentProps } from 'react'

export type ButtonVariant = 'action' | 'outline' | 'on-dark'

const variants: Record<ButtonVariant, string> = {
  action: 'border-terre bg-terre text-white hover:border-terre-2 hover:bg-terre-2',
  outline:
    'border-encre-3 bg-transparent text-encre hover:border-encre hover:bg-chaux/60 active:bg-chaux',
  'on-dark': 'border-sauge bg-transparent text-craie hover:bg-craie hover:text-chene-2',
}

const look =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-control border px-5 py-2.5 text-center leading-snug font-semibold transition-colors duration-150 active:translate-y-px disabled:cursor-progress disabled:border-encre-3 disabled:bg-encre-3 disabled:text-white'

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
