/**
 * Which state of the records is read: of no interest to a build, which reads them once. The development
 * server puts another module in its place (`scripts/dev.ts`), which changes with each save, and with it
 * whatever has read the records is evaluated anew.
 */
export {}
