import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import '../scripts/machine/leave-git-hook.mjs'
import {
  chromiumFlags,
  oneProcessFlags,
  undrawnFlags,
  unoptimizedFlags,
} from '../scripts/machine/chromium-flags'
import { siteOrigin } from './site'

export default defineConfig({
  testDir: '.',
  // `*.test.ts` beside them belongs to Jest.
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Twice as many as cores, as a test spends half of its time waiting.
  workers: 2 * availableParallelism(),
  forbidOnly: true,
  // `npm test` names the tests that passed only at the second attempt, and fails if there are too many.
  retries: 1,
  // Generous, as machines are shared: a long wait is no fault of the site. On a virtual machine whose
  // neighbours were busy, the editing screen took more than ten seconds to open.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: siteOrigin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    video: 'off',
    trace: 'off',
    // `npm test` gives each firm another kind of visitor through these variables.
    ...(process.env.REDUCED_MOTION && { contextOptions: { reducedMotion: 'reduce' } }),
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [...chromiumFlags, ...undrawnFlags, ...unoptimizedFlags, ...oneProcessFlags],
    },
  },
})
