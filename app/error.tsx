'use client'

import { useEffect, useState, type ReactNode } from 'react'

/** What a thrown value may hold. */
interface Failure {
  readonly message?: string
  readonly stack?: string
  readonly status?: number | string
  /** Next's name for an error that happened while a page was rendered ahead of time. */
  readonly digest?: string
}

/**
 * Replaces a page that failed to render. Every page carries this boundary, so it holds the report only: the
 * help for the visitor is fetched after the failure, and if that fails too, menu and footer still stand
 * around it.
 */
export default function RouteFailure({ error }: { error: unknown }) {
  const [help, setHelp] = useState<ReactNode>()
  useEffect(() => {
    import('./route-failure-help').then(
      ({ RouteFailureHelp }) => setHelp(<RouteFailureHelp />),
      () => undefined,
    )
  }, [])
  // Anything can be thrown, `undefined` and plain text included.
  const {
    message = String(error),
    stack,
    digest,
    status = digest ?? 500,
  } = Object(error) as Failure
  return (
    <div lang="en" className="route-failure container-page">
      <h1>Unexpected Application Error!</h1>
      <p>
        {status} {message}
      </p>
      {help}
      <pre>{stack}</pre>
    </div>
  )
}
