/**
 * Stands for the state of the records. A build reads them once, so this module is empty. The development
 * server replaces it (`scripts/dev.ts`) by one that changes with each save, and every module that has read
 * the records is then evaluated anew.
 */
export {}
