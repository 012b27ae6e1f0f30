import type { PersonalDataAnswer } from './personal-data'

/** All that a command puts out, as one text. */
export async function wholeOutput({ output }: PersonalDataAnswer): Promise<string> {
  let whole = ''
  for await (const piece of output) whole += piece
  return whole
}
