import { availableParallelism } from 'node:os'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
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
  // `npm start` alone, which has somebody waiting for the site.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPES === '1' },
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
  // `npm run dev` has pictures encoded when they are asked for: what is not in public/ yet. Next warns
  // that an export has no rewrites; this one is for its own server alone.
  const { PICTURES_ORIGIN } = process.env
  if (phase !== PHASE_DEVELOPMENT_SERVER || !PICTURES_ORIGIN) return config
  const pictures = { source: '/pictures/:name', destination: `${PICTURES_ORIGIN}/pictures/:name` }
  return { ...config, rewrites: async () => ({ fallback: [pictures] }) }
}
