import { Refusal } from '../refusal'

/** The refusal for a lead that is not kept (any more): the link in a mail outlives its lead by years. */
export const noSuchLead = () =>
  new Refusal(
    404,
    'Cette demande n’est plus ici : elle a été effacée, par vous ou au bout du temps de conservation. Ou bien son adresse n’est pas entière.',
  )
