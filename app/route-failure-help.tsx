import { Button, buttonClass } from '@/components/ui/button'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { french } from '@/lib/text/typography'

/** Compiled in (next.config.mjs): a client component cannot read records. */
const phone = process.env.FIRM_PHONE ?? ''

/**
 * What a visitor can do when a page has failed. The link to the home page loads everything afresh, scripts
 * too.
 */
export function RouteFailureHelp() {
  return (
    <div lang="fr" className="mt-4">
      <p role="alert">
        {french(
          "Cette page n'a pas pu s'afficher. Rechargez-la ; si rien n'y fait, appelez-nous au",
        )}{' '}
        <a
          href={telHref(phone)}
          className="font-semibold whitespace-nowrap text-action underline underline-offset-3 hover:text-action-strong"
        >
          {phone}
        </a>
        .
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={() => window.location.reload()}>Recharger la page</Button>
        <a href={paths.home} className={buttonClass('outline')}>
          Retour à l’accueil
        </a>
      </div>
    </div>
  )
}
