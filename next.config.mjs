import { tsImport } from 'tsx/esm/api'

// A missing or malformed variable stops the build here, before anything is compiled.
const { siteConfig } = await tsImport('./lib/config.ts', import.meta.url)
try {
  siteConfig()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  images: { unoptimized: true },
  // One build of one content gives the same files, so that hosts and caches see no false change.
  generateBuildId: () => 'site',
  poweredByHeader: false,
  devIndicators: false,
}

export default config
