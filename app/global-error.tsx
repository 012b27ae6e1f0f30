'use client'

import RouteFailure from './error'

/**
 * Stands in for everything when what frames the pages failed, header and footer included. The style
 * sheet of the page stays, so none is imported here.
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
