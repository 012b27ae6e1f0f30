import type { ReactNode } from 'react'
import type { Firm } from '@/content/schema/firm'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { mailtoHref, telHref } from '@/lib/addresses/contact-links'
import { french } from '@/lib/text/typography'

/**
 * The sheet that a form stands on. Without scripts it shows the ways to call or write instead; if the scripts
 * could not be loaded, it shows them above what has been typed.
 */
export function FormSheet({ company, children }: { company: Firm; children: ReactNode }) {
  return (
    <div className="rounded-picture border border-rule bg-white p-5 lifted sm:p-8 lg:p-10">
      <p className="without-script text-lead">
        Ce formulaire a besoin de JavaScript. Sans lui, <OtherWays company={company} />
      </p>
      <p role="alert" className="scripts-failed">
        Ce formulaire n’a pas pu se charger en entier&nbsp;: il ne peut rien envoyer. Copiez ce que
        vous avez écrit, puis rechargez la page, ou <OtherWays company={company} />
      </p>
      {children}
    </div>
  )
}

/** Takes the place of a form that is switched off: the owner's sentence, and how to reach the firm. */
export function ClosedForm({
  text,
  company: { phone, email },
}: {
  text: string
  company: Pick<Firm, 'phone' | 'email'>
}) {
  return (
    <div className="rounded-picture border border-rule bg-white p-5 lifted sm:p-8 lg:p-10">
      <p className="measure text-lead">{text}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        <a href={telHref(phone)} className={buttonClass('action')}>
          <Icon name="Phone" strokeWidth={2} className="size-5" />
          {phone}
        </a>
        <a
          href={mailtoHref(email)}
          className="font-semibold break-words text-action underline underline-offset-4 hover:text-action-strong"
        >
          {email}
        </a>
      </p>
    </div>
  )
}

function OtherWays({ company: { phone, email, addresses } }: { company: Firm }) {
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
