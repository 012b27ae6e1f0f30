import { Drawing } from '@/components/ui/icon'

const drawings = {
  facebook: [
    ['path', { d: 'M16 4h-1a3 3 0 0 0-3 3v14m-4-9h8', strokeWidth: 3.5, strokeLinecap: 'butt' }],
  ],
  instagram: [
    ['rect', { width: 18, height: 18, x: 3, y: 3, rx: 5 }],
    ['circle', { cx: 12, cy: 12, r: 4 }],
    ['path', { d: 'M17 7h.01' }],
  ],
  whatsapp: [
    ['path', { d: 'M3 21l1.2-4.5A9 9 0 1 1 7.5 19.8z' }],
    ['path', { d: 'M9 8.5c.2 3.5 3 6.3 6.5 6.5', strokeWidth: 3 }],
  ],
} as const

export type SocialNetwork = keyof typeof drawings

/** Drawn here because the icon library carries no brands. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return <Drawing shapes={drawings[network]} strokeWidth={2} className="size-5" />
}
