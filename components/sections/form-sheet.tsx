import type { ReactNode } from 'react'
import type { Firm } from '@/content/schema/firm'
import { mailtoHref, telHref } from '@/lib/addresses/contact-links'
import { french } from '@/lib/text/typography'

/**
 * The sheet that a form stands on. Without scripts it shows the ways to call or write instead; if the scripts
 * could not be loaded, it shows them above what has been typed.
 */
export function FormSheet({ firm, children }: { firm: Firm; children: ReactNode }) {
  return (
    <div className="rounded-picture border border-rule bg-white p-5 lifted sm:p-8 lg:p-10">
      <p className="without-script text-lead">
        Ce formulaire a besoin de JavaScript. Sans lui, <OtherWays firm={firm} />
      </p>
      {/* Hidden from readers that take no style sheet, too: it is hardly ever true. */}
      <p role="alert" hidden className="scripts-failed">
        Ce formulaire n’a pas pu se charger en entier&nbsp;: il ne peut rien envoyer. Copiez ce que
        vous avez écrit, puis rechargez la page, ou <OtherWays firm={firm} />
      </p>
      {children}
    </div>
  )
}

function OtherWays({ firm: { phone, email, addresses } }: { firm: Firm }) {
  const { street, postalCode, city } = addresses.registered
  return (
    <>
      {'appelez le '}
      <a href={telHref(phone)} className="font-semibold text-action underline">
        {phone}
      </a>
      {' ou écrivez à '}
      <a href={mailtoHref(email)} className="font-semibold text-action underline">
        {email}
      </a>
      {french(` ou par la poste : ${street}, ${postalCode} ${city}.`)}
    </>
  )
}
