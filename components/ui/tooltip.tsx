'use client'

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

const openDelayMs = 700
const skipDelayMs = 300

/**
 * When the last tooltip of the page closed, in milliseconds: within the skip delay the next one opens at
 * once.
 */
let lastClosedAt = -Infinity

/**
 * Dialogs that have had the focus. A dialog that opens takes the focus by itself, from the page behind or,
 * where it opens with its page or a press gives no focus (Safari), from nothing: that is no reason to show
 * the name of what gets it.
 */
const tookFocus = new WeakSet<Element>()

/**
 * Shows the name of an icon-only button: opens after 700 ms, at once within 300 ms of another. The button
 * keeps its own `aria-label`; Escape closes the tooltip.
 */
export function Tooltip({
  text,
  side = 'bottom',
  align = 'center',
  className = '',
  children,
}: {
  text: string
  side?: 'top' | 'bottom'
  align?: 'center' | 'end'
  className?: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback(() => {
    clearTimeout(timer.current)
    const skip = performance.now() - lastClosedAt < skipDelayMs
    timer.current = setTimeout(() => setOpen(true), skip ? 0 : openDelayMs)
  }, [])
  const hide = () => {
    clearTimeout(timer.current)
    if (open) lastClosedAt = performance.now()
    setOpen(false)
  }
  useEffect(() => {
    // Pointer or focus may have come before React.
    if (anchor.current?.matches(':is(:hover, :not(dialog *):has(:focus-visible))')) show()
    return () => clearTimeout(timer.current)
  }, [show])

  return (
    <span
      ref={anchor}
      className={`tooltip-anchor${className && ` ${className}`}`}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onFocus={({ target, relatedTarget }) => {
        if (!target.matches(':focus-visible')) return
        const dialog = target.closest('dialog')
        if (!dialog || tookFocus.has(dialog) || dialog.contains(relatedTarget)) show()
        if (dialog) tookFocus.add(dialog)
      }}
      onBlur={hide}
      onPointerDown={hide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        // The first Escape closes the tooltip only, not the dialog around it.
        event.stopPropagation()
        event.preventDefault()
        hide()
      }}
    >
      {children}
      {open && (
        <span role="tooltip" data-side={side} data-align={align}>
          {text}
        </span>
      )}
    </span>
  )
}
