/**
 * An e-mail address for a narrow column: it goes to a second line at its « @ » before it is broken at a hyphen of
 * its domain. Its link needs a name (`aria-label`): browsers read a space between the two parts.
 */
export function EmailText({ address }: { address: string }) {
  const at = address.indexOf('@')
  return (
    <>
      <span>{address.slice(0, at)}</span>
      <span>{address.slice(at)}</span>
    </>
  )
}
