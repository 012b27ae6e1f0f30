import { renderToStaticMarkup } from 'react-dom/server'
import { formFirm } from '@/lib/forms/firm'
import { forms } from '@/lib/forms/forms'
import { photoPart } from '@/lib/forms/photo-rules'
import { firm } from '@/lib/site/catalog'
import { communeSearchSettings } from '@/lib/site/commune-search'
import { EstimationForm } from './estimation-form'
import { QuoteForm } from './quote-form'
import type { RelayFormSettings } from './relay-form'

const settings: RelayFormSettings = {
  config: {
    relayUrl: 'https://relais.test/demande',
    allowedOrigins: [],
    ownRelay: true,
    takesPhotos: true,
  },
  firm: formFirm(firm),
}
const retention = 'Gardé trois ans.'
const fee = { perSquareMetre: 3, minimum: 180, minimumText: '180 €', taxed: true }
const drawn = {
  quote: (
    <QuoteForm
      settings={settings}
      services={[]}
      communes={communeSearchSettings()}
      retention={retention}
    />
  ),
  estimation: <EstimationForm settings={settings} fee={fee} feeNote="" retention={retention} />,
}

test.each(forms)(
  '$label has each field of its list once, and the photos right before the consent',
  (form) => {
    const html = renderToStaticMarkup(drawn[form.name as keyof typeof drawn])
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
    const asked = Object.keys(form.fields).filter((name) => form.fields[name]?.kind !== 'held')
    expect([...names].sort()).toEqual([...asked, photoPart].sort())
    expect(names[names.indexOf('consent') - 1]).toBe(photoPart)
    expect(html).toContain(retention)
  },
)
