/** Addresses and numbers that nobody can have, as samples name them. */

/** Sites and mailboxes on a name set aside for examples (RFC 2606). */
export function reservedAddresses(text: string): readonly string[] {
  const reserved = /\.(?:example|test|invalid|localhost)(?!\.?[\w-])|\bexample\.(?:com|net|org)\b/i
  return text.split(/[\s,;()«»"']+/).flatMap((word) => {
    return reserved.test(word) ? [word.replace(/[.:!?]+$/, '')] : []
  })
}

/** French numbers in the ranges that the regulator keeps for fiction. */
export function fictionalNumbers(text: string): readonly string[] {
  const ranges = ['019900', '026191', '035301', '046571', '053649', '063998']
  const numbers = text.match(/(?:(?:\+|00)33[\s.-]?|\b0)[1-9](?:[\s.-]?\d\d){4}/g) ?? []
  return numbers.filter((number) => {
    const digits = number.replace(/^(?:\+|00)33/, '0').replace(/\D/g, '')
    return ranges.some((range) => digits.startsWith(range))
  })
}
