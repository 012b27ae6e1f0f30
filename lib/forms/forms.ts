import { estimationForm } from './estimation'
import type { FormDefinition } from './form'
import { quoteForm } from './quote'

/** Every form of the site. */
export const forms: readonly FormDefinition[] = [quoteForm, estimationForm]
