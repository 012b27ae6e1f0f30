import { fileURLToPath } from 'node:url'
import nextTypeScript from 'eslint-config-next/typescript'
import nextVitals from 'eslint-config-next/core-web-vitals'

/** Who may import whom: folder → what it may not import. The README says why. */
const rooms = ['admin', 'app', 'components', 'content', 'e2e', 'lib', 'relay', 'scripts']
const allBut = (...allowed) => rooms.filter((room) => !allowed.includes(room))

/** Parts of `lib` that a browser loads: they hold no records, and reach none. */
const forBrowsers = ['addresses', 'area', 'brand', 'browser', 'calendar', 'forms', 'head', 'text']

const forbidden = {
  admin: allBut('admin', 'content', 'lib'),
  'content/schema': allBut(),
  content: allBut('content'),
  lib: allBut('content', 'lib'),
  components: allBut('components', 'content', 'lib'),
  'components/ui': allBut('components', 'lib'),
  app: allBut('app', 'components', 'content', 'lib'),
  relay: allBut('relay'),
  scripts: allBut('admin', 'content', 'lib', 'relay', 'scripts'),
}

const zones = [
  ...Object.entries(forbidden).flatMap(([target, sources]) =>
    sources.map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      // Its own files stay within reach of a folder that lies in a forbidden one.
      ...(target.startsWith(`${from}/`) && { except: [`./${target.slice(from.length + 1)}`] }),
      // What the relay says in French, what it reads as a phone number, how it calls a request, by when it
      // says that it is answered and what photos it takes, is as the site has it.
      ...(target === 'relay' &&
        from === 'lib' && {
          except: [
            './text',
            './calendar',
            './forms/reference.ts',
            './forms/firm.ts',
            './forms/photo-rules.ts',
          ],
        }),
      // How long requests are kept: the privacy policy says it and the relay does it. Whose they are.
      ...(target === 'relay' &&
        from === 'content' && { except: ['./legal/parts/retention.ts', './firm.json'] }),
    })),
  ),
  // The core knows no host, and the hosts know the core alone.
  ...[
    ['core', 'node'],
    ['core', 'worker'],
    ['node', 'worker'],
    ['worker', 'node'],
  ].map(([host, other]) => ({ target: `./relay/${host}`, from: `./relay/${other}` })),
  ...['forms', 'layout', 'media', 'sections', 'area'].map((room) => ({
    target: './components/ui',
    from: `./components/${room}`,
  })),
  ...['addresses', 'area', 'brand', 'forms', 'site', 'text'].map((room) => ({
    target: './components/ui',
    from: `./lib/${room}`,
  })),
].map((zone) => ({ ...zone, message: 'See "Where things live" in the README.' }))

/** Records are looked up on the server and handed on: of these, the browser knows the types only. */
const recordsAreHandedOn = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: ['@/content/*', '**/content/*', '@/lib/site/*', '**/site/*'],
          allowTypeImports: true,
          message: 'What a browser loads receives records as props; only their types are imported.',
        },
      ],
    },
  ],
}

/**
 * Only imports of the project's own files are resolved: rules of rooms ask for no others, and Next's two
 * resolvers, one after the other, take three quarters of the linter's time.
 */
const ownFiles = {
  'import/resolver': {
    [fileURLToPath(new URL('scripts/checks/own-files-resolver.cjs', import.meta.url))]: {},
  },
}

const config = [
  {
    ignores: [
      '.next/',
      'out/',
      '.cache/',
      '.data/',
      'content/schema/generated/',
      'lib/area/generated/',
      'components/ui/generated/',
      'public/',
      'hosting/',
      'editor/',
      'test-results/',
      'next-env.d.ts',
      // CommonJS, as only what loads it asks: the linter.
      'scripts/checks/own-files-resolver.cjs',
    ],
  },
  ...[...nextVitals, ...nextTypeScript].map((of) => ({
    ...of,
    ...(of.settings && { settings: { ...of.settings, ...ownFiles } }),
  })),
  {
    rules: {
      'import/no-restricted-paths': [
        'error',
        { zones, basePath: fileURLToPath(new URL('.', import.meta.url)) },
      ],
      'import/no-default-export': 'error',
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Every link loads its page: an <a>. See the README.' },
      ],
      // An export optimizes no picture: scripts/build/pictures.ts does.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    // Next and the tools look for default exports in these.
    files: [
      'app/**/{page,layout,not-found,error,global-error,loading,manifest,robots,sitemap}.{ts,tsx}',
      '*.config.{mjs,ts}',
      'e2e/*.config.ts',
      'e2e/global-setup.ts',
      // What the platform calls.
      'relay/worker/{,test-}worker.ts',
      '**/*.d.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    // Playwright's fixtures hand over with a function called `use`, which is no React hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['components/**/*.{ts,tsx}', `lib/{${forBrowsers.join()}}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: recordsAreHandedOn,
  },
  {
    // What every host runs, of which one has no Node.
    files: ['relay/core/**'],
    ignores: ['**/*.test.ts', '**/test-*.ts'],
    rules: {
      'import/no-nodejs-modules': 'error',
      'no-restricted-globals': ['error', 'Buffer', 'process', 'setImmediate'],
    },
  },
]

export default config
