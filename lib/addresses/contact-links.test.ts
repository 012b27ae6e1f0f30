import fc from 'fast-check'
import { anyCharacter } from '@/lib/text/any-character'
import { mailtoHref, siteName, telHref, whatsAppHref } from './contact-links'

test('a phone number becomes an international tel: link', () => {
  expect(telHref('06 39 98 12 34')).toBe('tel:+33639981234')
})

test('the WhatsApp link has no spaces, 33 for the leading 0, and an encoded message', () => {
  expect(whatsAppHref('06 39 98 12 34')).toBe('https://wa.me/33639981234')
  expect(whatsAppHref('06 39 98 12 34', 'Bonjour & à bientôt')).toBe(
    'https://wa.me/33639981234?text=Bonjour%20%26%20%C3%A0%20bient%C3%B4t',
  )
})

test('on paper a site goes by its name, without the scheme', () => {
  expect(siteName('https://www.example.com')).toBe('www.example.com')
})

test('a prefilled e-mail holds subject and body, whatever is written in them', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
      const href = mailtoHref('a@b.test', { subject: text, body: text })
      expect(href.startsWith('mailto:a@b.test?subject=')).toBe(true)
      expect(new URL(href).searchParams.get('body')).not.toBeNull()
    }),
  )
})

test('a long body is cut where mail clients would refuse it, and says so', () => {
  const href = mailtoHref('a@b.test', { subject: 's', body: 'é'.repeat(5000) })
  const body = new URL(href).searchParams.get('body') ?? ''
  expect(body).toHaveLength(1501)
  expect(body.endsWith('…')).toBe(true)
})
