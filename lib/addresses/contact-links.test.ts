import fc from 'fast-check'
import { anyCharacter } from '@/lib/text/test-any-character'
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

test.each([
  ['« é », six characters of an address each', 'é', 's'],
  ['pictures, twelve each', '🏚', 's'],
  ['words', 'mur à refaire, ', 's'],
  ['behind names as long as a field takes them', 'x', 'é'.repeat(1000)],
])('a long body is cut before browsers on Windows open no mail at all: %s', (_, text, subject) => {
  const body = text.repeat(50_000 / text.length)
  const href = mailtoHref('contact@entreprise.example', { subject, body })
  // Their own limit is 2,048, quotation marks around it included.
  expect(href.length).toBeLessThanOrEqual(2000)
  expect(href.length).toBeGreaterThan(1970)
  const carried = new URL(href).searchParams.get('body') ?? ''
  const [kept = '', said] = carried.split('…')
  expect(body.startsWith(kept)).toBe(true)
  expect(said).toContain('la suite est dans le formulaire')
})

test('a text that fits is carried whole', () => {
  const body = 'mur à refaire\n'.repeat(60)
  expect(new URL(mailtoHref('a@b.test', { subject: 's', body })).searchParams.get('body')).toBe(
    body,
  )
})
