/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react'
import { formFirm } from '@/lib/forms/firm'
import { drawnForm, withChoices } from '@/lib/forms/form'
import { quoteForm } from '@/lib/forms/quote'
import { sendForm } from '@/lib/forms/send'
import { company } from '@/lib/site/catalog'
import { FormLogic, type FormLogicProps } from './form-logic'

jest.mock('@/lib/forms/send', () => ({ sendForm: jest.fn() }))

const drawn = drawnForm(withChoices(quoteForm, { service: [{ value: 'toit', label: 'Toiture' }] }))

const filledIn: Partial<Record<string, string>> = {
  firstName: 'Éloïse',
  lastName: 'Martin',
  email: 'eloise@exemple.test',
  phone: '06 39 98 12 34',
  description: 'Reprendre la façade sud',
}

/** The form as a page draws it, filled in. */
function filledForm(): HTMLFormElement {
  document.body.innerHTML = '<form></form>'
  const form = document.querySelector('form')!
  for (const [name, { kind }] of Object.entries(drawn.fields)) {
    const control = document.createElement(kind === 'choice' ? 'select' : 'input')
    control.name = name
    if (control instanceof HTMLSelectElement) control.append(new Option('Toiture', 'toit'))
    else if (kind === 'tick') Object.assign(control, { type: 'checkbox', checked: true })
    else control.value = filledIn[name] ?? ''
    form.append(control)
  }
  return form
}

test('a send that breaks instead of failing is said to have failed, and the form can be used again', async () => {
  const form = filledForm()
  const props: FormLogicProps = {
    drawn,
    form,
    submitAtOnce: true,
    config: { relayUrl: '/demande', allowedOrigins: [], takesPhotos: true, ownRelay: true },
    firm: formFirm(company),
    token: { current: '' },
    id: 'f',
    errors: {},
    onErrors: jest.fn(),
    onBusy: jest.fn(),
    onFailure: jest.fn(),
    onSent: jest.fn(),
  }
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(sendForm).mockRejectedValue(new TypeError('broken by an extension'))
  render(<FormLogic {...props} />)
  await waitFor(() => expect(props.onFailure).toHaveBeenCalledTimes(1))
  const [title, description] = drawn.failure
  expect(props.onFailure).toHaveBeenCalledWith({ sent: false, title, description })
  expect(props.onSent).not.toHaveBeenCalled()
  const controls = [...form.elements] as HTMLInputElement[]
  expect(controls.filter(({ readOnly, disabled }) => readOnly || disabled)).toEqual([])
  expect(props.onBusy).toHaveBeenLastCalledWith(false)
  expect(said).toHaveBeenCalledWith('Request not sent:', expect.any(TypeError))
})
