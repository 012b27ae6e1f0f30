/** Shows the site's page of the edited record beside its fields, as wide as on a phone or on a desk. */
import CMS from '@sveltia/cms'

interface PreviewProps {
  readonly entry: {
    getIn(path: readonly string[]): unknown
    get(name: string): unknown
  }
  readonly document: Document
}

interface Element {
  readonly type: unknown
}

/** The CMS provides `h` for previews, the `createElement` of its React. */
declare const window: Window & {
  readonly h: (type: string, props: object, ...children: unknown[]) => Element
}

const widths = { phone: 390, desk: 1280 } as const

/**
 * Registers a preview for each kind of record that has a page.
 * @param pages addresses by kind, such as « /realisations/{slug} ».
 * @param siteUrl the address of the site.
 */
export function registerPagePreviews(pages: Readonly<Record<string, string>>, siteUrl: string) {
  for (const [kind, page] of Object.entries(pages))
    CMS.registerPreviewTemplate(kind, (({ entry }: PreviewProps) => {
      const slug = entry.get('slug')
      const isNew = page.includes('{slug}') && !slug
      const address = page
        .replace('{slug}', String(slug))
        .replace('{serviceSlug}', String(entry.getIn(['data', 'serviceSlug'])))
      return isNew ? notYet() : frames(new URL(address, siteUrl).href)
    }) as never)
  CMS.registerPreviewStyle('./preview.css')
}

const notYet = () =>
  window.h('p', {}, 'Enregistrez une première fois : la page apparaîtra ici, telle qu’elle sera.')

/**
 * A frame for each width. The style sheet shows one of them, chosen with two radio buttons, without a script.
 */
function frames(address: string) {
  const { h } = window
  return h(
    'div',
    { className: 'page' },
    ...(Object.entries({ phone: 'Téléphone', desk: 'Ordinateur' }) as ['phone' | 'desk', string][])
      .map(([name, label], index) => [
        h('input', {
          key: `${name}-choice`,
          type: 'radio',
          name: 'width',
          id: name,
          defaultChecked: index === 0,
        }),
        h('label', { key: `${name}-label`, htmlFor: name }, `${label}, ${widths[name]} px`),
      ])
      .flat(),
    h('a', { href: address, target: '_blank', rel: 'noreferrer' }, 'Ouvrir la page'),
    h('p', {}, 'La page se met à jour quelques secondes après l’enregistrement.'),
    h('iframe', { className: 'phone', src: address, title: 'Aperçu de la page, téléphone' }),
    h(
      'div',
      { className: 'desk' },
      h('iframe', { src: address, title: 'Aperçu de la page, ordinateur' }),
    ),
  )
}
