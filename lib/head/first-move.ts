/** A script of its own, which the one in the head loads at the visitor's first move (`reach.ts`). */
import { keepFields } from './kept-fields'
import { keepFocus } from './kept-focus'
import { keepPressesLight } from './light-presses'
import { closeMenuOnLeave } from './menu'
import { sayWhatIsMissing } from './missing-fields'
import { prepareNextPage } from './next-page'
import { leaveQuietly } from './quiet-leave'
import { showWholeTabs } from './whole-tab'

keepPressesLight()
closeMenuOnLeave()
sayWhatIsMissing()
prepareNextPage()
keepFields()
keepFocus()
leaveQuietly()
showWholeTabs()
