import { accessibility } from '@/content/legal/accessibility'
import { legalNotice } from '@/content/legal/legal-notice'
import { privacy } from '@/content/legal/privacy'
import { terms } from '@/content/legal/terms'
import type { Shown } from '@/content/legal/parts/switched'
import type { Firm } from '@/content/schema/firm'
import { legalPage, type LegalPage } from '@/content/schema/pages/legal'
import { paths } from '@/lib/addresses/paths'
import { relayAt } from '@/lib/environment'
import { currentFirm } from '../current-firm'
import { ContentError, type ContentFault } from './faults'
import type { Content } from './load'
import { checked } from './record-check'

/** A text of law before its schema, with its file below the content folder. */
interface RawLegalText {
  readonly file: string
  readonly value: unknown
}

/**
 * The texts of law, filled from the firm's record, and the same texts raw, by path.
 * @throws ContentError
 */
export function loadLegalPages(content: Content): {
  readonly pages: Readonly<Record<'privacy' | 'legalNotice' | 'terms' | 'accessibility', LegalPage>>
  readonly raw: ReadonlyMap<string, RawLegalText>
} {
  const faults: ContentFault[] = []
  const raw = new Map<string, RawLegalText>()
  const load = (name: string, path: string, value: unknown): LegalPage => {
    const file = `legal/${name}.ts`
    raw.set(path, { file, value })
    const record = { file: `content/${file}`, value }
    // Undefined only beside a fault, which is thrown below.
    return checked(legalPage(content.vocabulary), record, faults) as LegalPage
  }
  const firm = currentFirm(content.rawFirm)
  const { heading, text } = content.brand.fonts
  const allTestimonials = Object.values(content.testimonials)
  const samples = allTestimonials.filter(({ sample }) => sample).length
  const shown = {
    fontFamilies: [...new Set([heading.family, text.family])],
    samples: samples > 0,
    real: allTestimonials.length > samples,
    gallery: content['home-page'].gallery.images.length > 0,
    ...relayOf(content.rawFirm),
  }
  const pages = {
    privacy: load('privacy', paths.privacy, privacy(firm, shown)),
    legalNotice: load('legal-notice', paths.legalNotice, legalNotice(firm, shown)),
    terms: load('terms', paths.terms, terms(firm)),
    accessibility: load('accessibility', paths.accessibility, accessibility(firm, shown)),
  }
  if (faults.length > 0) throw new ContentError(faults)
  return { pages, raw }
}

/** Which relay the forms of this build go to: ours, without an address or with one that no build takes. */
function relayOf({ origins }: Firm): Pick<Shown, 'ownRelay' | 'takesPhotos'> {
  const { RELAY_URL, LOCAL_ORIGIN, RELAY_TAKES_PHOTOS } = process.env
  try {
    return relayAt({ RELAY_URL, LOCAL_ORIGIN, RELAY_TAKES_PHOTOS }, origins)
  } catch {
    return { ownRelay: true, takesPhotos: true }
  }
}
