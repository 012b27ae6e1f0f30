/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import { notify } from '@/components/layout/notify'
import { formFirm } from '@/lib/forms/firm'
import { drawnForm, withChoices } from '@/lib/forms/form'
import { quoteForm } from '@/lib/forms/quote'
import { sendForm } from '@/lib/forms/send'
import { firm } from '@/lib/site/catalog'
import { FormLogic, type FormLogicProps } from './form-logic'

jest.mock('@/lib/forms/send', () => ({ sendForm: jest.fn() }))
jest.mock('@/components/layout/notify', () => ({ notify: jest.fn() }))

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

function propsOf(form: HTMLFormElement): FormLogicProps {
  return {
    drawn,
    form,
    submitAtOnce: true,
    config: { relayUrl: '/demande', allowedOrigins: [], takesPhotos: true, ownRelay: true },
    firm: formFirm(firm),
    token: { current: '' },
    id: 'f',
    errors: {},
    onErrors: jest.fn(),
    onBusy: jest.fn(),
    onFailure: jest.fn(),
    onSent: jest.fn(),
  }
}

function expectUsable(form: HTMLFormElement, { onBusy }: FormLogicProps): void {
  const controls = [...form.elements] as HTMLInputElement[]
  expect(controls.filter(({ readOnly, disabled }) => readOnly || disabled)).toEqual([])
  expect(onBusy).toHaveBeenLastCalledWith(false)
}

let said: jest.SpyInstance
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a send that breaks instead of failing is said to have failed, and the form can be used again', async () => {
  const form = filledForm()
  const props = propsOf(form)
  jest.mocked(sendForm).mockRejectedValue(new TypeError('broken by an extension'))
  render(<FormLogic {...props} />)
  await waitFor(() => expect(props.onFailure).toHaveBeenCalledTimes(1))
  const [title, description] = drawn.failure
  expect(props.onFailure).toHaveBeenCalledWith({ sent: false, title, description })
  expect(props.onSent).not.toHaveBeenCalled()
  await waitFor(() => expectUsable(form, props))
  expect(said).toHaveBeenCalledWith('Request not sent:', expect.any(TypeError))
})

test('a request that the relay has taken is thanked for with its reference, even where what follows breaks', async () => {
  const form = filledForm()
  const props = propsOf(form)
  const [title, description] = quoteForm.success
  jest.mocked(sendForm).mockResolvedValue({
    sent: true,
    title,
    description,
    receipt: { reference: 'K7P-4M2', sentAt: new Date('2026-11-27T09:30Z'), photos: 0 },
  })
  const notice = jest.mocked(notify).mockImplementationOnce(() => {
    throw new TypeError('broken by an extension')
  })
  render(<FormLogic {...props} />)
  await screen.findByText(/K7P-4M2/)
  expect(notice).toHaveBeenCalledTimes(1)
  expect(props.onSent).toHaveBeenCalledTimes(1)
  expect(props.onFailure).not.toHaveBeenCalled()
  expect(form.elements).toHaveProperty('firstName.value', '')
  await waitFor(() => expectUsable(form, props))
  expect(said).toHaveBeenCalledWith(
    'Request sent, but not all done after it:',
    expect.any(TypeError),
  )
})
