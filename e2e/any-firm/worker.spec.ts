import type { Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { paths } from '@/lib/addresses/paths'
import { startWorkerRelay } from '../../relay/worker/local-worker'
import { freePort } from '@/scripts/machine/ports'
import { fillAllWithPhoto, send, sender, thanks } from '../quote-page'
import { relayUrl, siteOrigin } from '../site'
import { expect, test } from '../test'

const firm = 'dupont'

/** Starts the Worker in its platform's own runtime, with one firm. Its mails are collected. */
async function startWorker() {
  const mails: string[] = []
  const mailServer = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onData(stream, _session, done) {
      let mail = ''
      stream.setEncoding('utf8').on('data', (text: string) => (mail += text))
      stream.on('end', () => {
        mails.push(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        done()
      })
    },
  })
  const [port, mailPort] = [await freePort(), await freePort()]
  await new Promise<void>((resolve) => mailServer.listen(mailPort, '127.0.0.1', resolve))
  const address = `http://localhost:${port}/${firm}`
  const worker = await startWorkerRelay({
    port,
    secrets: {
      RELAY_FIRMS: JSON.stringify({
        [firm]: {
          RELAY_ALLOWED_ORIGINS: siteOrigin,
          RELAY_PERMISSION_SECRET: 'a secret of the tests, long enough',
          RELAY_INBOX_URL: address,
          RELAY_INBOX_SECRET: 'another secret of the tests, long enough',
          SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
          RELAY_MAIL_FROM: 'site@exemple.test',
          RELAY_MAIL_TO: 'gerant@exemple.test',
        },
      }),
    },
  })
  return {
    address,
    mails,
    async close() {
      await worker.close()
      await new Promise<void>((resolve) => mailServer.close(() => resolve()))
    },
  }
}

/** Redirects what a page posts to the Worker, whatever relay address the site was built with. */
const postTo = (page: Page, address: string) =>
  page.route(
    ({ href }) => href.startsWith(relayUrl),
    (route) =>
      route.continue({ url: route.request().url().replace(relayUrl, `${address}/demande`) }),
  )

test('a quote with a photo posted to the Worker lies in its inbox, which the owner opens by mailed links', async ({
  page,
  context,
}) => {
  const worker = await startWorker()
  try {
    await postTo(page, worker.address)
    await page.goto(paths.quote)
    await fillAllWithPhoto(page, 'nuage')
    await send(page)
    await expect(thanks(page)).toBeVisible()

    const inbox = await context.newPage()
    await inbox.goto(`${worker.address}/`)
    await inbox.getByRole('button', { name: 'Recevoir un lien' }).click()
    const link = /^http\S+sign-in\/link\?token=\S+/m
    await expect.poll(() => worker.mails.some((mail) => link.test(mail))).toBe(true)
    await inbox.goto(link.exec(worker.mails.find((mail) => link.test(mail))!)![0])
    await inbox.getByRole('button', { name: 'Entrer' }).click()
    await inbox.getByRole('link', { name: sender('nuage').lastName }).click()
    await expect(inbox.getByText('nuage@exemple.test').first()).toBeVisible()
    await expect(inbox.locator('main img')).toHaveJSProperty('naturalWidth', 640)

    // The owner reads the mail in a browser: the link stands on another site's page.
    const mailPage = 'http://webmail.test/'
    const body = `<a href="${inbox.url()}">Dans la boîte de réception</a>`
    await context.route(mailPage, (route) => route.fulfill({ contentType: 'text/html', body }))
    const webmail = await context.newPage()
    await webmail.goto(mailPage)
    await webmail.getByRole('link').click()
    await expect(webmail.getByText('nuage@exemple.test').first()).toBeVisible()
  } finally {
    await worker.close()
  }
})
