import type { ErasureReason, LeadStore } from './store'

/** Erases leads and returns those that could not be erased; one that fails does not stop the others. */
export async function eraseAll(
  store: LeadStore,
  names: readonly string[],
  reason: ErasureReason,
): Promise<string[]> {
  const left: string[] = []
  for (const name of names) await store.erase(name, reason).catch(() => left.push(name))
  return left
}
