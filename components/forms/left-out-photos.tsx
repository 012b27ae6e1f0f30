import { mailtoHref } from '@/lib/addresses/contact-links'
import { french } from '@/lib/text/typography'

/** Says that photos did not go with a request, how many if that is known, and where to send them. */
export function LeftOutPhotos({ count, email }: { count?: number; email: string }) {
  return (
    <p role="status" className="mt-1.5 text-ink-2">
      {french(`${those(count)} avec votre demande : envoyez-${count === 1 ? 'la' : 'les'} à `)}
      <a href={mailtoHref(email)} className="font-semibold text-action underline">
        {email}
      </a>
      .
    </p>
  )
}

function those(count: number | undefined): string {
  if (count === 1) return "Une photo n'est pas partie"
  return `${count === undefined ? 'Vos photos' : `${count} photos`} ne sont pas parties`
}
