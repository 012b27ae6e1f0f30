import { PatientBucket } from './patient-bucket'
import type { PhotoBucket } from './platform'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A bucket that counts its calls, and answers them while it is told to. */
function bucket() {
  const state = { answers: true, calls: 0 }
  const answer = <T>(value: T) => {
    state.calls += 1
    return state.answers ? Promise.resolve(value) : new Promise<never>(() => {})
  }
  const photo = { arrayBuffer: () => answer(new ArrayBuffer(3)) }
  const calls: PhotoBucket = {
    put: () => answer(undefined),
    get: (key) => answer(key === 'there' ? photo : null),
    delete: () => answer(undefined),
  }
  return { state, patient: new PatientBucket(calls, () => performance.now()) }
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { code?: string }) => error.code,
  )

test('a bucket that answers is asked as it is, and nothing waits afterwards', async () => {
  const { patient } = bucket()
  const found = await patient.get('there')
  expect((await found!.arrayBuffer()).byteLength).toBe(3)
  expect(await patient.get('elsewhere')).toBeNull()
  await patient.delete(['there'])
  expect(jest.getTimerCount()).toBe(0)
})

test('a call that is not answered fails after 8 s, others at once for half a minute, and then it is asked again', async () => {
  const { state, patient } = bucket()
  const found = await patient.get('there')
  state.answers = false
  const waiting = [patient.put('a', new Uint8Array(1)), patient.delete(['b']), found!.arrayBuffer()]
  const codes = Promise.all(waiting.map(codeOf))
  await jest.advanceTimersByTimeAsync(8_000)
  expect(await codes).toEqual(['ETIMEDOUT', 'ETIMEDOUT', 'ETIMEDOUT'])

  state.answers = true
  const calls = state.calls
  expect(await codeOf(patient.get('there'))).toBe('ETIMEDOUT')
  expect(state.calls).toBe(calls)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(await codeOf(patient.get('there'))).toBe('answered')
})
