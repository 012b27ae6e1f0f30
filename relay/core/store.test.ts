import { recordFrom, type RecordKind } from './store'

const AT = '2026-11-21T17:40:17.371Z'
const NAME = '20261121T174017371Z-439409d999c4d331fe33ddfbc73b4ef2'

test.each<[RecordKind, object]>([
  ['delivered', { deliveredAt: AT }],
  ['refused', { refusedAt: AT, code: '550' }],
  ['photosErased', { photosErasedAt: AT }],
  ['acknowledged', { state: 'sent', at: AT }],
  ['webhook', { sentAt: AT }],
  ['webhookFailed', { at: AT, code: 'HTTP 500' }],
])(
  'a note of the kind %s is read as it was written, and not at all once it is damaged',
  (kind, note) => {
    const stored = JSON.stringify(note)
    expect(recordFrom(kind, stored, NAME)).toEqual(note)
    for (const damaged of ['', 'null', '{}', stored.replace(AT, 'hier')])
      expect(recordFrom(kind, damaged, NAME)).toBeUndefined()
  },
)
