import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: '.' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/e2e/',
    '<rootDir>/out/',
    '<rootDir>/.next/',
    '<rootDir>/.cache/',
  ],
  // Copies that the bench builds have packages of the same name.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
}

export default withNext(config)
