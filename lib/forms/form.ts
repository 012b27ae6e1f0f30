import { french } from '@/lib/text/typography'
import type { FormValues } from './draft'
import { subjectOf, valueText } from './prefilled-mail'
import { relayDirectives, type RelayFields } from './relay'

/**
 * What a form is made of. A form's module lists its fields once; its type, its empty values, its
 * controls, its rules (`schema.ts`), what the relay receives and what the e-mail says are read from
 * that list, each in its order.
 */

/** An entry of a list: its value in the form, and the label that is shown and sent. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** What every field with a control has. */
interface Shown {
  /** Above the control, and before the value in an e-mail. */
  readonly label: string
  /** Under the label, said before the visitor types. */
  readonly hint?: string
  /** Takes half the form's width where there is room. */
  readonly half?: true
  /** The relay's name for it; without one it is not sent. */
  readonly relay?: string
  /** Added since relays were first sent requests: it comes after all that they got then (`relayFields`). */
  readonly added?: true
  /** What is said when nothing is there; without it the field is optional. */
  readonly required?: string
  /** The control's own attributes, as HTML knows them. */
  readonly control?: ControlAttributes
}

interface ControlAttributes {
  readonly type?: 'email' | 'tel'
  readonly inputMode?: 'numeric' | 'decimal'
  readonly autoComplete?: 'given-name' | 'family-name' | 'email' | 'tel' | 'off'
  readonly rows?: number
  readonly placeholder?: string
}

interface TextField extends Shown {
  readonly kind: 'text'
  /** What a text must match, and the message where it does not. */
  readonly pattern?: readonly [pattern: RegExp, message: string]
  /**
   * Brings a text into its usual form before its pattern is checked; a text it does not know stays as it is.
   */
  readonly normalise?: (text: string) => string
}

interface LinesField extends Shown {
  readonly kind: 'lines'
  /** The fewest characters, once trimmed, and what is said when there are fewer. */
  readonly shortest?: readonly [length: number, message: string]
}

interface ChoiceField extends Shown {
  readonly kind: 'choice'
  readonly choices: readonly Choice[]
  /** What the list says before anything is chosen. */
  readonly placeholder: string
}

/** A box to tick; its text, which may hold links, stands where the form is drawn, unless it is kept. */
interface TickField extends Shown {
  readonly kind: 'tick'
  /** For a consent that must be provable: the text beside the box, sent with it where it is ticked. */
  readonly wording?: { readonly relay: string; readonly text: string }
}

/** A text that belongs to the request and has no control: it is neither asked for nor sent. */
interface HeldField {
  readonly kind: 'held'
}

type ShownField = TextField | LinesField | ChoiceField | TickField
/** Any field of a form. */
export type Field = ShownField | HeldField
export type Fields = Readonly<Record<string, Field>>

/** Title and description of a notice. */
export type NoticeText = readonly [title: string, description: string]

/** A form: its fields in order, and its texts. */
export interface FormDefinition<F extends Fields = Fields> {
  /** Names the draft. */
  readonly name: string
  /** What assistive technology calls the form. */
  readonly label: string
  readonly submitLabel: string
  /** The start of the subject of the owner's mail; the sender's name follows. */
  readonly subject: string
  readonly success: NoticeText
  readonly failure: NoticeText
  /** What happens once the firm has called back, in order. */
  readonly afterwards: readonly string[]
  readonly fields: F
}

/** Keeps the names and kinds of the fields in the type, from which `RequestOf` is made. */
export function defineForm<const F extends Fields>(form: FormDefinition<F>): FormDefinition<F> {
  return form
}

/** The values of a form with such fields: booleans for boxes to tick, texts for all others. */
export type RequestOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends { kind: 'tick' } ? boolean : string
}

/** The form with the choices that a page offers instead of its own, by field name. */
export function withChoices<F extends Fields>(
  form: FormDefinition<F>,
  choices: Readonly<Record<string, readonly Choice[]>>,
): FormDefinition<F> {
  const fields = Object.entries(form.fields).map(([name, field]) => {
    const offered = choices[name]
    return [name, field.kind === 'choice' && offered ? { ...field, choices: offered } : field]
  })
  // Built entry by entry, which loses the names of the fields in the type.
  return { ...form, fields: Object.fromEntries(fields) as F }
}

/** The choices that a drawn form offers, by field name, without the placeholder. */
export function choicesOf({ fields }: DrawnForm): Readonly<Record<string, readonly Choice[]>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { choices }]) =>
      choices ? [[name, choices.filter(({ value }) => value)]] : [],
    ),
  )
}

/** Nothing written, nothing ticked. */
export function emptyValues<F extends Fields>({ fields }: FormDefinition<F>): RequestOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'tick' ? false : '']),
  ) as RequestOf<F>
}

/**
 * What the relay receives for a valid request: the contract's fields and directives, then the fields added
 * since.
 */
export function relayFields(
  form: FormDefinition,
  values: FormValues,
  token: string,
  page: string,
): RelayFields {
  const sent = Object.entries(form.fields).flatMap(([name, field]) =>
    'relay' in field && field.relay
      ? [{ added: field.added, entry: [field.relay, valueText(field, values[name])] as const }]
      : [],
  )
  return [
    ...sent.filter(({ added }) => !added).map(({ entry }) => entry),
    ['CSRF_Token', token],
    ...relayDirectives(page, subjectOf(form, values)),
    ...sent.filter(({ added }) => added).map(({ entry }) => entry),
    ...consentWordings(form, values),
  ]
}

/** The texts of the boxes that were ticked, word for word. */
function consentWordings({ fields }: FormDefinition, values: FormValues): RelayFields {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'tick' && field.wording && values[name] === true
      ? [[field.wording.relay, field.wording.text] as const]
      : [],
  )
}

/** A field as a page draws it: all that a browser needs before anything is checked. */
export interface DrawnField extends Omit<Shown, 'required' | 'added' | 'control'> {
  readonly kind: ShownField['kind']
  /** The text that is sent with a ticked box. */
  readonly wording?: TickField['wording']
  /** The choices of a list, the placeholder included. */
  readonly choices?: readonly Choice[]
  readonly control: ControlAttributes & { readonly required?: boolean }
}

/** A form as a page draws it, in French typography. */
export interface DrawnForm {
  readonly name: string
  readonly label: string
  readonly submitLabel: string
  readonly subject: string
  readonly failure: NoticeText
  readonly fields: Readonly<Record<string, DrawnField>>
}

/**
 * The form as the page needs it. Rules and their messages arrive with the code that checks the form, so that
 * no page waits for them.
 */
export function drawnForm({
  name,
  label,
  submitLabel,
  subject,
  failure,
  fields,
}: FormDefinition): DrawnForm {
  return {
    name,
    label: french(label),
    submitLabel: french(submitLabel),
    subject,
    failure: [french(failure[0]), french(failure[1])],
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        field.kind === 'held' ? [] : [[name, drawnField(field)]],
      ),
    ),
  }
}

function drawnField(field: ShownField): DrawnField {
  const { kind, label, hint, half, relay, required, control } = field
  return {
    kind,
    label: french(label),
    ...(hint && { hint: french(hint) }),
    ...(half && { half }),
    ...(relay && { relay }),
    ...(field.kind === 'tick' && field.wording && { wording: field.wording }),
    ...(field.kind === 'choice' && {
      choices: [{ value: '', label: field.placeholder }, ...field.choices].map((choice) => ({
        ...choice,
        label: french(choice.label),
      })),
    }),
    control: {
      ...control,
      ...(control?.placeholder && { placeholder: french(control.placeholder) }),
      ...(required && { required: true }),
    },
  }
}
