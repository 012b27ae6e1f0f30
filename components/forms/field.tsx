import type { ComponentProps, ReactNode } from 'react'

interface FieldProps {
  id: string
  label: string
  /** Said under the label, before the visitor types. */
  hint?: string
  error?: string | undefined
  /** Takes half the form's width where there is room. */
  half?: boolean
}

/** A text input with its label above and its error below (behaviour.md §3, « Text field »). */
export function TextField({
  label,
  hint,
  error,
  half,
  ...props
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, half }} id={props.id} required={props.required}>
      <input {...props} {...describe(props.id, hint, error)} className={controlClass(error)} />
    </Field>
  )
}

/** A text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  half,
  ...props
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, half }} id={props.id} required={props.required}>
      <textarea {...props} {...describe(props.id, hint, error)} className={controlClass(error)} />
    </Field>
  )
}

/** A native choice: the phone's own picker, and it works without a script. */
export function SelectField({
  label,
  hint,
  error,
  half,
  children,
  ...props
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, half }} id={props.id} required={props.required}>
      <select {...props} {...describe(props.id, hint, error)} className={controlClass(error)}>
        {children}
      </select>
    </Field>
  )
}

/** A box to tick, with its text beside it. */
export function Checkbox({
  children,
  error,
  ...props
}: Omit<FieldProps, 'label' | 'half'> & ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          {...props}
          {...describe(props.id, undefined, error)}
          className={error ? 'tick-box faulty' : 'tick-box'}
        />
        <label htmlFor={props.id} className="text-base leading-snug text-encre-2">
          {children}
          {props.required && <Asterisk />}
        </label>
      </div>
      <FieldError id={props.id} error={error} />
    </div>
  )
}

function Field({
  id,
  label,
  hint,
  error,
  required,
  half,
  children,
}: FieldProps & {
  required: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className={half ? 'sm:col-span-1!' : undefined}>
      <label htmlFor={id} className="mb-1.5 block leading-snug font-semibold">
        {label}
        {required && <Asterisk />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-base leading-snug text-encre-3">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The control's own `required` tells those who listen; the asterisk tells those who look. */
function Asterisk() {
  return (
    <span aria-hidden="true" className="text-erreur">
      {' '}
      *
    </span>
  )
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="field-error">
      {error}
    </p>
  )
}

function controlClass(error: string | undefined): string {
  return error ? 'field-control faulty' : 'field-control'
}

function describe(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}
