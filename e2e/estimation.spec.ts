import { estimationForm } from '@/lib/forms/estimation'
import { estimationFee } from '@/lib/forms/estimation-fee'
import { consumerText } from '@/lib/site/amounts'
import { amountOf, firm, estimation } from '@/lib/site/catalog'
import { estimationFeeRule } from '@/lib/site/prices'
import { telHref, whatsAppHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { french } from '@/lib/text/typography'
import { templates } from '@/scripts/checks/model-pages'
import { field, fillAll, send } from './estimation-page'
import { leadsFrom } from './leads'
import { failure, faults } from './quote-page'
import { foreignOrigin, relayUrl } from './site'
import { expect, failedSend, holdBack, test } from './test'

test.skip(!templates.estimation, 'the firm makes no estimation')

// Where the firm has no estimation, the tests that read it are skipped.
const record = estimation!

const banner = 'Veuillez corriger les erreurs dans le formulaire'

test('the page of the estimation, in one visit', async ({ page }) => {
  await page.goto(paths.estimation)

  await test.step('shows its sections in order, and its hero leads to the form and to the process', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      record.benefitsTitle,
      record.processTitle,
      ...(record.testimonials.length > 0 ? [record.testimonialsTitle] : []),
      'Questions fréquentes',
      record.form.title,
    ])
    const region = (name: string) => page.getByRole('region', { name })
    await expect(region(record.benefitsTitle).getByRole('listitem')).toHaveCount(
      record.benefits.length,
    )
    await expect(region(record.processTitle).getByRole('listitem')).toHaveCount(
      record.process.length,
    )
    await expect(region('Questions fréquentes').getByRole('button')).toHaveCount(record.faqs.length)
    await page.getByRole('link', { name: 'Demander une estimation' }).click()
    await expect(page.getByRole('heading', { name: record.form.title })).toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Voir le déroulement' }).click()
    await expect(page.getByRole('heading', { name: record.processTitle })).toBeInViewport()
  })

  await test.step('the contact block has phone, e-mail, and WhatsApp with a message', async () => {
    const block = page.getByRole('complementary', { name: 'Nous joindre' })
    await expect(block.getByRole('link', { name: firm.phone })).toHaveAttribute(
      'href',
      telHref(firm.phone),
    )
    const whatsApp = block.getByRole('link', { name: 'WhatsApp' })
    if (firm.whatsApp)
      await expect(whatsApp).toHaveAttribute(
        'href',
        whatsAppHref(firm.whatsApp, record.contact.whatsAppMessage),
      )
    else await expect(whatsApp).toHaveCount(0)
    await expect(block.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  })
})

test('the fee comes before any contact field, and follows the area live', async ({ page }) => {
  const rate = consumerText(amountOf(record.fee.price))
  const feeOf = (area: string) => estimationFee(area, estimationFeeRule(record.fee))
  await page.goto(paths.estimation)
  const names = await page
    .locator('form [name]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
  expect(names[0]).toBe('propertySize')
  const fee = page.locator('form output')
  await expect(fee).toHaveText(rate)
  await field(page, 'propertySize').pressSequentially('120')
  await expect(fee).toHaveText(feeOf('120'))
  await field(page, 'propertySize').fill('30')
  await expect(fee).toHaveText(feeOf('30'))
  // Land has no living area to count by.
  await field(page, 'propertySize').fill('800')
  await field(page, 'propertyType').selectOption('land')
  await expect(fee).toHaveText(estimationFeeRule(record.fee).minimumText)
  await field(page, 'propertyType').selectOption('house')
  await expect(fee).toHaveText(feeOf('800'))
  await field(page, 'propertySize').fill('30')
  await page.reload()
  await field(page, 'propertySize').scrollIntoViewIfNeeded()
  await expect(field(page, 'propertySize')).toHaveValue('30')
  await expect(fee).toHaveText(feeOf('30'))
  await page.getByRole('button', { name: 'Effacer' }).click()
  await expect(fee).toHaveText(rate)
})

test('rules of the estimation’s form: what is missing, and what is wrong', async ({ page }) => {
  let posts = 0
  page.on('request', (request) => {
    if (request.url() === relayUrl) posts++
  })
  await page.goto(paths.estimation)

  await test.step('an empty form shows the banner and every message, and sends nothing', async () => {
    await send(page)
    const links = faults(page).getByRole('link')
    await expect(links).toHaveText([
      'Le prénom est requis',
      'Le nom est requis',
      'L’email est requis',
      'Le téléphone est requis',
      'L’adresse du bien est requise',
      'Le type de bien est requis',
      'La description du projet est requise',
      'Vous devez accepter les conditions',
    ])
    await expect(field(page, 'firstName')).toBeFocused()
    await fillAll(page, 'format')
    await field(page, 'email').fill('a@b')
    await send(page)
    await expect(links).toHaveText(['Format d’email invalide'])
    await field(page, 'email').fill('a@b.fr')
    await expect(page.getByText(banner)).toHaveCount(0)
  })

  await test.step('each field of the estimation is refused with its own message, which an edit clears', async () => {
    await fillAll(page, 'regle')
    for (const [name, value, message] of [
      ['firstName', '  ', 'Le prénom est requis'],
      ['lastName', '  ', 'Le nom est requis'],
      ['email', '  ', 'L’email est requis'],
      ['email', 'helene@exemple', 'Format d’email invalide'],
      ['phone', '  ', 'Le téléphone est requis'],
      ['propertyAddress', '  ', 'L’adresse du bien est requise'],
      ['propertyType', undefined, 'Le type de bien est requis'],
      ['projectDescription', '  ', 'La description du projet est requise'],
      ['consent', undefined, 'Vous devez accepter les conditions'],
    ] as const)
      await test.step(`${name} « ${value ?? 'not chosen'} »: ${message}`, async () => {
        const control = field(page, name)
        const right = name === 'consent' ? '' : await control.inputValue()
        if (value !== undefined) await control.fill(value)
        else if (name === 'consent') await control.uncheck()
        else await control.selectOption('')
        await send(page)
        const links = faults(page).getByRole('link')
        await expect(links).toHaveText([message])
        await expect(control).toHaveAttribute('aria-invalid', 'true')
        const asked = estimationForm.fields[name]
        const hint = 'hint' in asked ? `${french(asked.hint)} ` : ''
        await expect(control).toHaveAccessibleDescription(hint + message)
        await expect(control).toBeFocused()
        if (value !== undefined) await control.pressSequentially('a')
        else if (name === 'consent') await control.check()
        else await control.selectOption('land')
        await expect(page.getByText(message)).toHaveCount(0)
        if (value !== undefined) await control.fill(right)
      })
  })
  expect(posts).toBe(0)
})

test('propertySize, propertyYear, visitDate and budget have no rule, and the phone no format; while it is sent the button is disabled and says « Envoi en cours... »', async ({
  page,
}) => {
  const release = await holdBack(page, relayUrl)
  await page.goto(paths.estimation)
  await fillAll(page, 'libres')
  for (const name of ['propertySize', 'propertyYear', 'visitDate', 'budget'])
    await field(page, name).fill('?!')
  await field(page, 'phone').fill('poste 12')
  await send(page)
  await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: /^Envoyer ma demande/ })).toBeEnabled()
  expect(leadsFrom('libres@exemple.test')).toHaveLength(1)
})

test('origin not allowed, or token missing: the same security notices, nothing sent', async ({
  page,
}) => {
  let posts = 0
  page.on('request', (request) => {
    if (request.url() === relayUrl) posts++
  })
  const notice = failure(page)
  await page.goto(`${foreignOrigin}${paths.estimation}`)
  await fillAll(page, 'ailleurs')
  await send(page)
  await expect(notice).toContainText('Demande non autorisée.')
  await page.goto(paths.estimation)
  await fillAll(page, 'sans-jeton')
  await page.evaluate(() => sessionStorage.removeItem('security-token'))
  await send(page)
  await expect(notice).toContainText('Session invalide ou expirée.')
  await expect(field(page, 'projectDescription')).toHaveValue(/Ferme à reprendre/)
  expect(posts).toBe(0)
})

test('a send that fails, and the next one that does not', async ({
  page,
  consoleProblems,
  expectedProblems,
}) => {
  expectedProblems.push(...failedSend)
  await page.route(relayUrl, (route) => route.abort())
  await page.goto(paths.estimation)
  await fillAll(page, 'estimation')

  await test.step('a failed send says « Une erreur est survenue. Veuillez réessayer. » and keeps everything', async () => {
    await send(page)
    const notice = failure(page)
    await expect(notice).toContainText('Une erreur est survenue. Veuillez réessayer.')
    await expect(field(page, 'projectDescription')).toHaveValue(/Ferme à reprendre/)
    expect(consoleProblems.some((text) => text.startsWith('Request not sent:'))).toBe(true)
  })

  await page.unroute(relayUrl)
  await test.step('a valid request is stored with its fields, thanked for, and leaves the form empty', async () => {
    await send(page)
    const notices = page.getByRole('region', { name: 'Notifications' })
    await expect(notices).toContainText('Demande d’estimation envoyée')
    await expect(notices).toContainText(
      'Nous vous contacterons très rapidement pour organiser l’estimation de votre bien.',
    )
    await expect(page.locator('.sent-reference strong')).toHaveText(/^\w{3}-\w{3}$/)
    for (const text of [
      ...estimationForm.afterwards.map(french),
      "3 rue de l'Église, 29000 Quimper",
    ])
      await expect(page.locator('.sent')).toContainText(text)
    await expect(field(page, 'propertyAddress')).toHaveValue('')
    await expect(field(page, 'consent')).not.toBeChecked()
    const [lead, ...others] = leadsFrom('estimation@exemple.test')
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      subject: "Nouvelle demande d'estimation avant achat - Hélène D'Aubigné",
      'Adresse du bien': "3 rue de l'Église, 29000 Quimper",
      'Type de bien': 'Maison',
      Surface: '120',
      'Année de construction': '1880',
      'Date de visite souhaitée': 'mardi ou jeudi',
      Budget: '40 000 €',
      'Description du projet': 'Ferme à reprendre : toit, murs, électricité.',
    })
  })
})
