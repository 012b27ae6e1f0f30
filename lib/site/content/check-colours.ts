import type { ColourRole, Colours } from '@/content/schema/brand'
import { faintPairs } from '@/lib/brand/contrast-pairs'

/** A colour whose contrast with another is too low. */
export interface FaintColour {
  readonly role: ColourRole
  readonly message: string
}

/**
 * The colours that contrast too little with another one on which, or under which, they stand.
 * @param isAsked whether a colour can be blamed: of a pair, the first such colour is. A pair without one is
 * left out.
 */
export function faintColours(
  colours: Partial<Colours>,
  isAsked: (role: ColourRole) => boolean = () => true,
): readonly FaintColour[] {
  // Rounded down: 4.49 is not « 4,5 ».
  const said = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toString().replace('.', ',')}:1`
  return faintPairs(colours).flatMap(({ over, under, ratio, needed }) => {
    // White is no field.
    const role = [over, under].find((one) => one !== 'white' && isAsked(one))
    if (role === undefined || role === 'white') return []
    const other = role === over ? under : over
    const beside =
      other === 'white' ? 'le blanc' : `colours.${other} (« ${String(colours[other])} »)`
    return {
      role,
      message: `« ${String(colours[role])} » a un contraste de ${said(ratio)} avec ${beside}, il faut ${said(needed)}`,
    }
  })
}
