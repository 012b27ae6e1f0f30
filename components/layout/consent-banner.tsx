import type { ComponentProps } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Tooltip } from '@/components/ui/tooltip'
import { paths } from '@/lib/addresses/paths'
import type { ConsentAnswer } from '@/lib/head/consent-choice'

const choice = buttonClass('outline')

/**
 * Asks for consent as long as none is stored. It sticks to the bottom of the window and has a place of
 * its own at the end of the page, so that it hides nothing there. The script in the head answers it.
 */
export function ConsentBanner() {
  return (
    <section aria-label="Cookies" className="consent-banner">
      <div className="container-page">
        <p>
          <span className="sm:hidden">Aucun cookie sans votre accord.</span>
          <span className="max-sm:hidden">
            Ce site ne garde que votre choix et le brouillon de votre demande. Rien d’autre n’est
            chargé sans votre accord.
          </span>{' '}
          <a href={paths.privacy}>En savoir plus</a>
        </p>
        <div>
          <Choice answer="essential" className={choice}>
            Essentiels uniquement
          </Choice>
          <Choice answer="all" className={choice}>
            Tout accepter
          </Choice>
        </div>
        <Tooltip text="Fermer" side="top" align="end">
          <Choice answer="dismissed" aria-label="Fermer">
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
