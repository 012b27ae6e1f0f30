import { slow4g } from './slow-network'

/** A visitor's device: window, processor and connection, as Lighthouse assumes them. */
export const devices = {
  phone: {
    viewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    /** So many times slower than this machine. */
    slowdown: 4,
    line: slow4g,
  },
  desktop: {
    viewport: { width: 1350, height: 940, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
    slowdown: 1,
    line: { roundTripMs: 40, downBytes: 1_310_720, upBytes: 1_310_720 },
  },
} as const

export type DeviceName = keyof typeof devices
export const deviceNames = ['phone', 'desktop'] as const satisfies readonly DeviceName[]
