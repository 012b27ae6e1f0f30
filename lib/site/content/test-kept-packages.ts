/**
 * For tests that read one content after another: once this is imported, `jest.resetModules` has modules
 * of the project read again, but not these packages, which take longer to load than the records to check.
 */
for (const name of ['zod', 'saxes', 'jsonc-parser']) {
  const loaded = jest.requireActual<object>(name)
  jest.doMock(name, () => loaded)
}
