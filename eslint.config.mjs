import { fileURLToPath } from 'node:url'
import nextTypeScript from 'eslint-config-next/typescript'
import nextVitals from 'eslint-config-next/core-web-vitals'

/** Folder → what it may not import (design.md, « The house »). */
const forbidden = [
  { target: './content', from: ['./app', './components', './lib', './relay', './scripts'] },
  { target: './lib', from: ['./app', './components', './relay', './scripts'] },
  { target: './components', from: ['./app', './relay', './scripts'] },
  { target: './components/ui', from: ['./lib', './content', './components'], except: ['./ui'] },
  { target: './app', from: ['./relay', './scripts'] },
  { target: './relay', from: ['./app', './components', './content', './lib', './scripts'] },
  { target: './scripts', from: ['./app', './components'] },
]

const zones = forbidden.flatMap(({ target, from, except }) =>
  from.map((source) => ({
    target,
    from: source,
    ...(source === './components' && except ? { except } : {}),
    message: 'See "Who may import whom" in the README.',
  })),
)

const config = [
  {
    ignores: [
      '.next/',
      'out/',
      '.cache/',
      '.data/',
      'content/generated/',
      'components/ui/generated/',
      'public/',
      'test-results/',
      'next-env.d.ts',
    ],
  },
  ...nextVitals,
  ...nextTypeScript,
  {
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      'import/no-restricted-paths': [
        'error',
        { zones, basePath: fileURLToPath(new URL('.', import.meta.url)) },
      ],
      'import/no-default-export': 'error',
      // An export optimizes no picture: scripts/pictures.ts does.
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
    // Components are handed what they show: of content they know the shapes, of lib only what
    // holds no catalogue.
    files: ['components/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/content/*', '**/content/*'],
              allowTypeImports: true,
              message: 'Components receive content as props; only its types may be imported.',
            },
            {
              group: [
                'catalog',
                'pages',
                'breadcrumb',
                'metadata',
                'pictures',
                'prices',
                'area-map',
                'json-ld',
              ].map((name) => `@/lib/${name}`),
              allowTypeImports: true,
              message: 'Components receive looked-up content as props.',
            },
          ],
        },
      ],
    },
  },
]

export default config
