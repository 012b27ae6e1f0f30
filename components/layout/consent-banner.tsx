import type { ComponentProps } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Tooltip } from '@/components/ui/tooltip'
import { paths } from '@/lib/addresses/paths'
import type { ConsentAnswer } from '@/lib/head/consent-choice'

const choice = buttonClass('outline', 'text-[0.9375rem]')

/**
 * Asks for consent as long as no choice is stored. It sticks to the bottom of the window and has its own
 * place at the end of the page, so that it covers nothing there. The script in the head answers it.
 */
export function ConsentBanner() {
  return (
    <section
      aria-label="Cookies"
      className="choice-bar sticky bottom-0 z-30 border-t border-rule bg-surface pb-[env(safe-area-inset-bottom)] lifted"
    >
      <div className="container-page flex flex-col gap-x-10 gap-y-2 py-3 lg:flex-row lg:items-center">
        <p className="pr-12 text-[0.9375rem] leading-snug text-ink-2 lg:flex-1 lg:pr-0">
          <span className="sm:hidden">Aucun cookie sans votre accord.</span>
          <span className="max-sm:hidden">
            Votre navigateur ne garde que votre choix, ce que vous écrivez et de quoi protéger
            l’envoi. Rien d’autre n’est chargé sans votre accord.
          </span>{' '}
          <a
            href={paths.privacy}
            className="font-semibold whitespace-nowrap text-action underline underline-offset-3 hover:text-action-strong"
          >
            En savoir plus
          </a>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Choice answer="essential" className={choice}>
            Essentiels uniquement
          </Choice>
          <Choice answer="all" className={choice}>
            Tout accepter
          </Choice>
        </div>
        <Tooltip
          text="Fermer"
          side="top"
          align="end"
          className="absolute top-2 right-2 lg:static lg:-mx-3"
        >
          <Choice
            answer="dismissed"
            aria-label="Fermer"
            className="inline-flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-surface-3 hover:text-ink"
          >
            <Icon name="X" strokeWidth={2} className="size-5" />
          </Choice>
        </Tooltip>
      </div>
    </section>
  )
}

function Choice({ answer, ...props }: ComponentProps<'button'> & { answer: ConsentAnswer }) {
  return <button type="button" data-answer={answer} {...props} />
}
