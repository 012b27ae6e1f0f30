/** How many of something a test does: as many as a variable says, or as usual. Throws where it is no number. */
export function countFrom(name: string, usual: number): number {
  const given = process.env[name]?.trim()
  if (!given) return usual
  if (/^[1-9]\d*$/.test(given)) return Number(given)
  throw new Error(`${name} must be a whole number, for example ${name}=5000 (got « ${given} »)`)
}
