import clsx from 'clsx'
import { IllustrationNote, Picture, widthOnPhones } from '@/components/media/picture'
import { Callout } from '@/components/sections/callout'
import type { Member, Team as TeamRecord } from '@/content/schema/team'
import { pictureSource } from '@/lib/site/pictures'
import { french } from '@/lib/text/typography'

/** Who comes to the customer's house; samples say that they are samples. */
export function Team({ members, sampleNote }: Pick<TeamRecord, 'members' | 'sampleNote'>) {
  return (
    <>
      {members.some(({ sample }) => sample) && (
        <Callout className="mb-10 measure">{sampleNote}</Callout>
      )}
      {/* Two or four stand two by two: rows of three would leave a hole. */}
      <ul
        className={clsx(
          'grid gap-x-12 gap-y-10 md:grid-cols-2',
          members.length !== 2 && members.length !== 4 && 'lg:grid-cols-3',
        )}
      >
        {members.map((member) => (
          <li key={member.name} className="border-t-2 border-band pt-5">
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
    </>
  )
}

function MemberCard({ member }: { member: Member }) {
  const { name, role, since, text, qualifications = [], picture, sample } = member
  const source = picture && pictureSource(picture)
  return (
    <>
      {source && (
        <div>
          <Picture
            source={source}
            coloured={false}
            sizes={`(min-width: 64rem) 380px, (min-width: 40rem) 50vw, ${widthOnPhones}`}
            className="aspect-3/2 rounded-picture bg-surface-3"
          />
          {source.illustration && <IllustrationNote />}
        </div>
      )}
      <h3 className={clsx('text-subtitle', source && 'mt-3')}>{name}</h3>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-base text-ink-3">
        {french(`${role}, depuis ${since}`)}
        {sample && <span>Exemple</span>}
      </p>
      <p className="mt-3 measure text-ink-2">{text}</p>
      {qualifications.length > 0 && (
        <p className="mt-2 text-base text-ink-3">{qualifications.join(' · ')}</p>
      )}
    </>
  )
}
