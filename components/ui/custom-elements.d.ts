import type { ComponentProps } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'findable-panel': Omit<ComponentProps<'div'>, 'hidden'> & {
        hidden?: 'until-found' | undefined
      }
    }
  }
}
