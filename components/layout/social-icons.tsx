const outlines = {
  facebook:
    'M14 22v-8.5h2.9l.45-3.4H14V7.95c0-.98.27-1.65 1.68-1.65h1.8V3.25A24 24 0 0 0 14.86 3c-2.6 0-4.36 1.58-4.36 4.5v2.6H7.6v3.4h2.9V22z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2m0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.25-3.5a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5',
  whatsapp:
    'M12 2a9.9 9.9 0 0 0-8.5 15L2 22l5.2-1.5A9.9 9.9 0 1 0 12 2m0 1.9a8 8 0 1 1-4 14.9l-.4-.2-3 .9.9-3-.2-.2A8 8 0 0 1 12 3.9M8.6 7.2a1 1 0 0 0-.8.4c-.2.2-1 1-1 2.3 0 1.4 1 2.8 1.2 3 .1.1 2 3.1 4.9 4.2 2.4 1 2.9.8 3.4.8s1.7-.7 2-1.4q.3-1 0-1.3 0-.2-.5-.4L16 14q-.4-.1-.6.2l-1 1q-.2.4-.6.1-.4 0-2.2-1.4l-1.6-2q-.2-.3.1-.5l.4-.5.3-.5v-.5l-.9-2q-.3-.7-.6-.6Z',
} as const

export type SocialNetwork = keyof typeof outlines

/** Drawn here because the icon library carries no brands. */
export function SocialIcon({ network, className }: { network: SocialNetwork; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={outlines[network]} />
    </svg>
  )
}
