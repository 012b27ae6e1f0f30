import { buttonClass } from '@/components/ui/button'
import { mailtoHref, telHref } from '@/lib/addresses/contact-links'
import { callBackFor, nextOpening } from '@/lib/calendar/call-back'
import { calendarFile } from '@/lib/calendar/calendar-file'
import { callsBack, cameWhileClosed } from '@/lib/calendar/next-steps'
import { parisHourText, parisMomentText } from '@/lib/calendar/paris-time'
import type { FormFirm } from '@/lib/forms/firm'
import { correctionMail, withdrawalMail } from '@/lib/forms/sent-mail'
import type { SentRequest } from '@/lib/forms/sent-request'
import { french } from '@/lib/text/typography'

export interface SentDetailsProps {
  readonly sent: SentRequest
  readonly firm: FormFirm
  readonly afterwards: readonly string[]
}

const choice = buttonClass('outline')

/** What happens to a sent request and by when, what it says, and how to correct or withdraw it. */
export function SentDetails({ sent, firm, afterwards }: SentDetailsProps) {
  const { reference, lines } = sent
  const { brand, phone, email } = firm
  const sentAt = new Date(sent.sentAt)
  const callBack = callBackFor(sentAt, firm)
  const opening = nextOpening(sentAt, firm)
  const download = () => {
    if (!callBack) return
    save(
      `rappel-${reference}.ics`,
      calendarFile({
        id: `${reference}-${sentAt.getTime()}@${location.hostname}`,
        from: callBack.from,
        until: callBack.by,
        title: `${brand} vous rappelle, ${reference}`,
        description: `${brand} vous rappelle avant ${parisHourText(callBack.by)} au sujet de votre demande ${reference}.\nPour joindre l'entreprise : ${phone} ou ${email}`,
        writtenAt: sentAt,
        product: brand,
      }),
    )
  }
  return (
    <>
      <h3>La suite</h3>
      <ol>
        <li>
          {callBack ? (
            <>
              {callsBack} <strong>{french(parisMomentText(callBack.by))}</strong>.
            </>
          ) : (
            'Nous vous rappelons.'
          )}
          {opening && ` ${french(cameWhileClosed(opening))}`}
        </li>
        {afterwards.map((text) => (
          <li key={text}>{french(text)}</li>
        ))}
      </ol>
      <p className="form-actions sent-actions mt-2">
        {callBack && (
          <button type="button" onClick={download} className={choice}>
            Ajouter à mon calendrier
          </button>
        )}
        <button type="button" onClick={() => window.print()} className={choice}>
          Imprimer
        </button>
      </p>
      <h3>{french('Ce que vous avez envoyé')}</h3>
      <dl>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{french(label)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{french("Une erreur, un changement d'avis ?")}</h3>
      <p>
        Appelez le <a href={telHref(phone)}>{phone}</a>, ou écrivez à {email} en donnant votre
        référence.
      </p>
      <p className="form-actions sent-actions">
        <a href={mailtoHref(email, correctionMail(reference))} className={choice}>
          Corriger par e-mail
        </a>
        <a href={mailtoHref(email, withdrawalMail(reference))} className={choice}>
          Retirer ma demande
        </a>
      </p>
    </>
  )
}

/** Offers a file for download. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
