import { inThousands } from './thousands'

test.each([0, 7, 999, 1_000, 12_345, 987_654, 1_000_000, 123_456_789])(
  '%i is grouped as the system groups it in French',
  (count) => {
    expect(inThousands(count)).toBe(count.toLocaleString('fr'))
    expect(inThousands(count, ' ')).toBe(count.toLocaleString('fr').replaceAll('\u202F', ' '))
  },
)
