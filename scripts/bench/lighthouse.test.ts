import { speedRun, type LighthouseReport } from './lighthouse'

const audit = (id: string, numericValue: number, score = 1) => ({ id, numericValue, score })
const report: LighthouseReport = {
  categories: { performance: { score: 0.987 } },
  audits: {
    'first-contentful-paint': audit('first-contentful-paint', 801),
    'largest-contentful-paint': {
      ...audit('largest-contentful-paint', 1402, 0.8),
      displayValue: '1.4 s',
    },
    'total-blocking-time': audit('total-blocking-time', 12),
    'cumulative-layout-shift': audit('cumulative-layout-shift', 0),
    'network-requests': {
      id: 'network-requests',
      score: null,
      details: {
        items: [
          { url: 'http://127.0.0.1/', transferSize: 15_000 },
          { url: 'data:image/webp;base64,AA', transferSize: 99 },
          { url: 'http://127.0.0.1/a.css', transferSize: 10_000 },
        ],
      },
    },
  },
}

test('bytes and requests are those of the line, and what is not green is named', () => {
  expect(speedRun(report, '/')).toEqual({
    score: 99,
    fcp: 801,
    lcp: 1402,
    tbt: 12,
    cls: 0,
    bytes: 25_000,
    requests: 2,
    notGreen: { 'largest-contentful-paint': '1.4 s' },
  })
})

test('a figure that Lighthouse does not tell is named', () => {
  expect(() => speedRun({ ...report, audits: {} }, '/devis')).toThrow(
    'Lighthouse on /devis: no figure for first-contentful-paint.',
  )
})
