import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { PhoneButton } from '@/components/sections/phone-button'
import { paths } from '@/lib/addresses/paths'
import type { Commune, CommuneSearchSettings, TravelAnswer } from '@/lib/area/communes'
import { french } from '@/lib/text/typography'

/** How far the chosen commune is, and what travel to it costs. */
export function CommuneAnswer({
  commune,
  answer,
  settings,
  isSearch,
}: {
  commune: Commune
  /** Undefined when no distance is known. */
  answer: TravelAnswer | undefined
  settings: CommuneSearchSettings
  isSearch: boolean
}) {
  if (!answer)
    return (
      <ByPhone phone={isSearch && settings.phone}>
        {french(
          `${commune.name} : distance à confirmer par téléphone, c'est l'affaire d'une minute.`,
        )}
      </ByPhone>
    )
  const { freeWithinKm, moderateWithinKm } = settings.travel
  const meanings = {
    none: 'Aucun frais de déplacement.',
    moderate: `Entre ${freeWithinKm} et ${moderateWithinKm} km : des frais modérés, sur une ligne du devis.`,
    discussed: `Au-delà de ${moderateWithinKm} km : à voir ensemble, au téléphone, avant la première visite.`,
  }
  return (
    <>
      <p>
        <strong>
          {french(`${commune.name}, ${answer.borrowedFrom ? 'environ ' : ''}${answer.km} km.`)}
        </strong>{' '}
        {french(meanings[answer.fee])}
      </p>
      {answer.borrowedFrom && (
        <p>
          {french('Distance approximative :')} c’est celle que nous avons pour {answer.borrowedFrom}
          ,{' '}
          {commune.joined === answer.borrowedFrom
            ? 'dont elle fait partie'
            : 'qui a le même code postal'}
          .
        </p>
      )}
      {isSearch &&
        (answer.fee === 'discussed' ? (
          <PhoneButton phone={settings.phone} />
        ) : (
          <a href={paths.quote} className={buttonClass('action')}>
            Demander un devis
          </a>
        ))}
    </>
  )
}

/** What only a call can tell; with the button to call where answers end with what to do next. */
export function ByPhone({ phone, children }: { phone: string | false; children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      {phone && <PhoneButton phone={phone} />}
    </>
  )
}
