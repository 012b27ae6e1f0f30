import type { Metadata } from 'next'
import { MissingPage } from './missing-page'

export const metadata: Metadata = { title: '404', robots: { index: false, follow: true } }

export default function NotFound() {
  return <MissingPage />
}
