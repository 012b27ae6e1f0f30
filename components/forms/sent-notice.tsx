import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import type { FormFirm } from '@/lib/forms/firm'
import type { SentRequest } from '@/lib/forms/sent-request'
import { french } from '@/lib/text/typography'
import type { SentDetailsProps } from './sent-details'

/**
 * Stands above the form once the relay has taken a request. Thanks and reference need nothing more; the
 * details are fetched separately, and missing if the connection is lost.
 */
export function SentNotice({
  takesFocus,
  ...details
}: {
  sent: SentRequest
  firm: FormFirm
  /** What happens once the firm has called back, in order. */
  afterwards: readonly string[]
  /**
   * Right after a send the focus may be on a disabled button, out of sight. Every screen reader says what it
   * moves to; some say nothing of a status that comes together with its words.
   */
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
    <section className="sent">
      <div>
        <h2 ref={heading} aria-describedby={id} tabIndex={-1}>
          {title}
        </h2>
        <p id={id} className="text-lead">
          {description}
        </p>
      </div>
      <p className="sent-reference">
        {/* Not translated: a translator may take the reference for words. */}
        Votre référence <strong translate="no">{reference}</strong>
        <span>à donner au téléphone ou par e-mail</span>
      </p>
      {Details && <Details {...details} />}
      <p className="sent-end">{french('Une autre demande ? Le formulaire est de nouveau vide.')}</p>
    </section>
  )
}

/** Loads the details; to be called while the request is still on its way. */
export function loadSentDetails(): Promise<ComponentType<SentDetailsProps> | undefined> {
  return import('./sent-details').then(
    ({ SentDetails }) => SentDetails,
    () => undefined,
  )
}
