import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import '../scripts/machine/leave-git-hook.mjs'
import { chromiumFlags, oneProcessFlags, undrawnFlags } from '../scripts/machine/chromium-flags'
import { siteOrigin } from './site'

export default defineConfig({
  testDir: '.',
  // What stands beside them as `*.test.ts` is Jest's.
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Twice as many as cores: a test waits as long as it works.
  workers: 2 * availableParallelism(),
  forbidOnly: true,
  // `npm test` names what passed at its second attempt only, and counts more than a few as failed.
  retries: 1,
  // Machines are shared and noisy: a wait that is long says nothing of the site.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: siteOrigin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    video: 'off',
    trace: 'off',
    // Each firm is looked at by another kind of visitor: `npm test` says by which.
    ...(process.env.REDUCED_MOTION && { contextOptions: { reducedMotion: 'reduce' } }),
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [...chromiumFlags, ...undrawnFlags, ...oneProcessFlags],
    },
  },
})
