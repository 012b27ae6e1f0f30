import { TextField } from './field'

/** Who asks, and how to answer: the four fields that both forms begin with. */
export function IdentityFields({
  field,
}: {
  field: (name: string) => { id: string; name: string; error?: string }
}) {
  return (
    <>
      <TextField label="Prénom" required autoComplete="given-name" half {...field('firstName')} />
      <TextField label="Nom" required autoComplete="family-name" half {...field('lastName')} />
      <TextField
        label="E-mail"
        type="email"
        required
        autoComplete="email"
        half
        {...field('email')}
      />
      <TextField
        label="Téléphone"
        type="tel"
        required
        autoComplete="tel"
        half
        {...field('phone')}
      />
    </>
  )
}
