/** Control characters that break no line, and the marks that turn the writing direction around. */
const unwanted = /[^\P{Cc}\t\n\v\f\r\u0085]|[\u202A-\u202E\u2066-\u2069]/gu

/** Everything that some program takes for the end of a line. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

/**
 * A text as it is meant to be read, on one line. Text copied from a PDF, a spreadsheet or a
 * terminal may bring characters that nobody sees: the relay refuses them, and a visitor could not
 * find what to correct. They are therefore left out, and line ends become spaces, so that the words
 * on both sides stay apart.
 *
 * Marks that embed or isolate a direction go too: in a name, and so in the subject of a mail, they
 * serve only to make one text pass for another. Marks that merely state one (U+200E, U+200F) and
 * joiners (in emoji) are part of ordinary writing and stay, as do tabs.
 */
export function oneLine(text: string): string {
  return text.replace(unwanted, '').replace(lineEnd, ' ')
}

/** The same for a text of several lines, whose line ends are all alike afterwards. */
export function severalLines(text: string): string {
  return text.replace(unwanted, '').replace(lineEnd, '\n')
}
