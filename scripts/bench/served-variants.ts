import { freePort } from '../machine/ports'
import { serveSite } from '../machine/processes'
import { variantNames, type VariantName, type Variants } from './variants'

/** Origins of both exports, each from a server of its own of one kind, which compresses with gzip. */
export interface ServedVariants {
  readonly origins: Readonly<Record<VariantName, string>>
  readonly close: () => void
}

export async function serveVariants(variants: Variants): Promise<ServedVariants> {
  const servers: Awaited<ReturnType<typeof serveSite>>[] = []
  const origins: Record<VariantName, string> = { plain: '', finished: '' }
  for (const name of variantNames) {
    const port = await freePort()
    servers.push(await serveSite(port, { out: variants[name] }))
    origins[name] = `http://127.0.0.1:${port}`
  }
  return { origins, close: () => servers.forEach((server) => server.kill()) }
}
