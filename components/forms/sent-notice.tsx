import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import type { FormFirm } from '@/lib/forms/firm'
import type { SentRequest } from '@/lib/forms/sent-request'
import { french } from '@/lib/text/typography'
import type { SentDetailsProps } from './sent-details'

/**
 * What stands in the place of a request that the relay has taken. The thanks and the reference need
 * nothing more; what follows is fetched meanwhile, and missed where the line is gone.
 */
export function SentNotice({
  takesFocus,
  ...details
}: {
  sent: SentRequest
  firm: FormFirm
  /** What happens once the firm has called back. */
  afterwards: readonly string[]
  /** Right after « Envoyer », which may be out of sight and was disabled meanwhile. */
  takesFocus: boolean
}) {
  const { title, description, reference } = details.sent
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [Details, setDetails] = useState<ComponentType<SentDetailsProps>>()
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    void loadSentDetails().then((loaded) => loaded && setDetails(() => loaded))
  }, [])
  return (
    <section aria-labelledby={id} className="sent">
      <div role="status">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className="text-lead">{description}</p>
      </div>
      <p className="sent-reference">
        {/* To be read out as it is: a translator may take it for words. */}
        Votre référence <strong translate="no">{reference}</strong>
        <span>à donner au téléphone ou par e-mail</span>
      </p>
      {Details && <Details {...details} />}
      <p className="sent-end">{french('Une autre demande ? Le formulaire est de nouveau vide.')}</p>
    </section>
  )
}

/** Worth asking for while the request is on its way. */
export function loadSentDetails(): Promise<ComponentType<SentDetailsProps> | undefined> {
  return import('./sent-details').then(
    ({ SentDetails }) => SentDetails,
    () => undefined,
  )
}
