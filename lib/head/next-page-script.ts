/** A script of its own, which the one in the head loads at the first sign of a hand (`reach.ts`). */
import { prepareNextPage } from './next-page'

prepareNextPage()
