import { answerSuccess } from './answer'

test('the page of thanks keeps the firm’s number on one line', () => {
  const answer = answerSuccess({ headers: new Headers() }, () => ({
    reference: 'K7P-4M2',
    steps: [],
    phone: '05 36 49 00 12',
    back: 'https://x.example',
  }))
  const page = new TextDecoder().decode(answer.body as Uint8Array)
  expect(page).toContain('ou au 05\u00A036\u00A049\u00A000\u00A012, en donnant')
})
