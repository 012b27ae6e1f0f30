/** A script of its own, which the one in the head loads at the first sign of a hand (`reach.ts`). */
import { listenToAreas } from './area-amount'
import { moveEdges } from './before-after'
import { keepPressesLight } from './light-presses'
import { sayWhatIsMissing } from './missing-fields'
import { prepareNextPage } from './next-page'

keepPressesLight()
listenToAreas()
moveEdges()
sayWhatIsMissing()
prepareNextPage()
