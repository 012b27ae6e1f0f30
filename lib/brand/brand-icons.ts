/**
 * The icons' addresses and sizes, for the page heads, the manifest and the script that draws them
 * (scripts/build/brand-icons.ts). They stand at the root, where browsers and phones look for them unasked.
 */
export const brandIcons = {
  /** For the browsers of today; its colours follow the light or dark tab. */
  svg: { src: '/icon.svg', type: 'image/svg+xml' },
  /** For older browsers, feed readers and search engines. */
  ico: { src: '/favicon.ico', sizes: [16, 32, 48], namedSize: 32 },
  /** For the home screen of an iPhone, which rounds the corners itself. */
  apple: { src: '/apple-touch-icon.png', size: 180 },
  /** For the manifest. A maskable one may be cut to a circle of 80 % of its width. */
  manifest: [
    { src: '/icon-192.png', size: 192, purpose: 'any' },
    { src: '/icon-512.png', size: 512, purpose: 'any' },
    { src: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  ],
} as const

/** A size as heads and manifests write it. */
export const squareOf = (size: number) => `${size}x${size}`
