import { Refusal } from '../refusal'

/** What is said where no lead of that name is kept: a mail outlives its lead by years. */
export const noSuchLead = () =>
  new Refusal(
    404,
    'Cette demande n’est plus ici : elle a été effacée, par vous ou au bout du temps de conservation. Ou bien son adresse n’est pas entière.',
  )
