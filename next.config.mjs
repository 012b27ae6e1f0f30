import { availableParallelism } from 'node:os'
import { PHASE_DEVELOPMENT_SERVER, PHASE_TEST } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

// What compiling has freed, its allocator keeps for itself while the pages are generated, 300 MiB of it:
// given back at once (docs/performance.md). Read when Next loads its compiler, which is after this file.
process.env.MIMALLOC_PURGE_DELAY ??= '0'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  images: { unoptimized: true },
  // Each page is generated once and never asked for again.
  cacheMaxMemorySize: 0,
  typescript: {
    // A build checks the types of what ships: no test can stop it. `npm run types` checks everything.
    tsconfigPath: 'tsconfig.build.json',
    // `npm start` alone, which has somebody waiting for the site.
    ignoreBuildErrors: process.env.SKIP_TYPES === '1',
  },
  // One build of one content gives the same files, so that hosts and caches see no false change.
  generateBuildId: () => 'site',
  poweredByHeader: false,
  devIndicators: false,
  experimental: {
    // By default one core is left idle while the pages are written.
    cpus: availableParallelism(),
    // Weighs and joins what Next's router would prefetch of each page: a sixth of the time that pages
    // are generated in, for links that no router follows here.
    prefetchInlining: false,
  },
}

/** A fault of the content stops the build here, before anything is compiled. */
export default async function nextConfig(phase) {
  // Jest asks how to compile; what its tests read of the firm, they read themselves.
  if (phase === PHASE_TEST) return config
  const { inlinedFacts } = await tsImport('./lib/site/inlined-facts.ts', import.meta.url).catch(
    (error) => {
      console.error(error.message)
      process.exit(1)
    },
  )
  const withFirm = { ...config, env: inlinedFacts }
  // `npm run dev` has pictures encoded when they are asked for: what is not in public/ yet. Next warns
  // that an export has no rewrites; this one is for its own server alone.
  const { PICTURES_ORIGIN, CONTENT_REVISION } = process.env
  if (phase !== PHASE_DEVELOPMENT_SERVER || !PICTURES_ORIGIN) return withFirm
  const pictures = { source: '/pictures/:name', destination: `${PICTURES_ORIGIN}/pictures/:name` }
  return {
    ...withFirm,
    rewrites: async () => ({ fallback: [pictures] }),
    turbopack: { resolveAlias: { '@/lib/site/content/revision': CONTENT_REVISION } },
  }
}
