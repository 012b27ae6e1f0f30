import type { ColourRole, Colours } from '@/content/schema/brand'
import { faintPairs } from '@/lib/brand/contrast-pairs'

/** A colour that could not be told apart from another. */
export interface FaintColour {
  readonly role: ColourRole
  readonly message: string
}

/**
 * Colours that could not be told apart: whoever cannot read a text learns nothing of its being there.
 * @param isAsked of a pair, which one is to blame: one that is asked of. A pair without any is left out.
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
