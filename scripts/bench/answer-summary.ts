import { median } from './median'

/** Several touches together: those never answered count as slower than all others. */
export interface AnswerSummary {
  /** Median; null when most touches were never answered. */
  readonly ms: number | null
  readonly unanswered: number
}

/**
 * Summarises several touches.
 * @param measured milliseconds; Infinity for one that was never answered.
 */
export function summary(measured: readonly number[]): AnswerSummary {
  const middle = median(measured)
  return {
    ms: Number.isFinite(middle) ? middle : null,
    unanswered: measured.filter((ms) => !Number.isFinite(ms)).length,
  }
}
