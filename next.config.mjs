import { availableParallelism } from 'node:os'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  images: { unoptimized: true },
  // One build of one content gives the same files, so that hosts and caches see no false change.
  generateBuildId: () => 'site',
  poweredByHeader: false,
  devIndicators: false,
  // By default one core is left idle while the pages are written.
  experimental: { cpus: availableParallelism() },
}

/** A missing or malformed variable stops the build here, before anything is compiled. */
export default async function nextConfig(phase) {
  if (phase === PHASE_PRODUCTION_BUILD) {
    const { siteConfig } = await tsImport('./lib/config.ts', import.meta.url)
    try {
      siteConfig()
    } catch (error) {
      console.error(error.message)
      process.exit(1)
    }
  }
  return config
}
