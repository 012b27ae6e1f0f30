import type { ErasureReason, LeadStore } from './store'

/** Erases leads, each whatever becomes of the others, and returns those that the store did not let go of. */
export async function eraseAll(
  store: LeadStore,
  names: readonly string[],
  reason: ErasureReason,
): Promise<string[]> {
  const left: string[] = []
  for (const name of names) await store.erase(name, reason).catch(() => left.push(name))
  return left
}
