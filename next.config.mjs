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

function stop(error) {
  console.error(error.message)
  process.exit(1)
}

/** A missing or malformed variable, or a fault of the content, stops the build here, before anything is compiled. */
export default async function nextConfig(phase) {
  const { company } = await tsImport('./lib/site/catalog.ts', import.meta.url).catch(stop)
  if (phase === PHASE_PRODUCTION_BUILD) {
    const { siteConfig } = await tsImport('./lib/config.ts', import.meta.url)
    try {
      siteConfig()
    } catch (error) {
      stop(error)
    }
  }
  // For what stands in when a page has failed, and is drawn by the browser alone.
  return { ...config, env: { FIRM_PHONE: company.phone } }
}
