'use client'

import RouteFailure from './error'

/**
 * Replaces everything, header and footer included, when the frame of the pages failed. The page's style sheet
 * stays, so none is imported here.
 */
export default function FrameFailure({ error }: { error: unknown }) {
  return (
    <html lang="fr">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <RouteFailure error={error} />
        </main>
      </body>
    </html>
  )
}
