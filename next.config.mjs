import { availableParallelism } from 'node:os'
import { PHASE_DEVELOPMENT_SERVER, PHASE_TEST } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

// Makes the compiler's allocator return freed memory at once. By default it keeps 300 MiB while the pages are
// generated (docs/performance.md). Read when Next loads its compiler, which happens after this file is
// loaded.
process.env.MIMALLOC_PURGE_DELAY ??= '0'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  images: { unoptimized: true },
  // No cache in memory: each page is generated once and never requested again.
  cacheMaxMemorySize: 0,
  typescript: {
    // A build checks the types of shipped code only, so that a test cannot stop it. `npm run types` checks
    // all.
    tsconfigPath: 'tsconfig.build.json',
    // Set by `npm start`, where somebody is waiting for the site, and by `npm test`, which has checked them.
    ignoreBuildErrors: process.env.SKIP_TYPES === '1',
  },
  // Builds of the same content give the same files, so that hosts and caches see no false change.
  generateBuildId: () => 'site',
  poweredByHeader: false,
  devIndicators: false,
  experimental: {
    // By default Next leaves one core idle while it generates the pages.
    cpus: availableParallelism(),
    // Measures and merges what Next's router would prefetch of each page. It takes a sixth of the time for
    // generating pages, but no router follows links here.
    prefetchInlining: false,
  },
}

/** Stops the build on a fault of the content, before anything is compiled. */
export default async function nextConfig(phase) {
  // Jest only asks how to compile; its tests read the firm's record themselves.
  if (phase === PHASE_TEST) return config
  const { inlinedFacts } = await tsImport('./lib/site/inlined-facts.ts', import.meta.url).catch(
    (error) => {
      console.error(error.message)
      process.exit(1)
    },
  )
  const withFirm = { ...config, env: inlinedFacts }
  // In `npm run dev`, pictures that are not in public/ yet are encoded when they are requested. Next warns
  // that an export has no rewrites; this one is only for its development server.
  const { PICTURES_ORIGIN, CONTENT_REVISION } = process.env
  if (phase !== PHASE_DEVELOPMENT_SERVER || !PICTURES_ORIGIN) return withFirm
  const pictures = { source: '/pictures/:name', destination: `${PICTURES_ORIGIN}/pictures/:name` }
  return {
    ...withFirm,
    rewrites: async () => ({ fallback: [pictures] }),
    turbopack: { resolveAlias: { '@/lib/site/content/revision': CONTENT_REVISION } },
  }
}
