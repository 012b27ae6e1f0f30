import { inBody, service, swap, type PlantedInPage } from './plant'

/** Faults in the markup, and in what works without JavaScript. */
export const markupPlants: readonly PlantedInPage[] = [
  ['an element that is left open', service, inBody('</h1>', ''), /close-order: /],
  [
    'two elements of one id',
    service,
    inBody('<h1', '<span id="contenu"></span><h1'),
    /no-dup-id: /,
  ],
  ['a picture without a text', service, inBody(/ alt="[^"]+"/, ''), /wcag\/h37: /],
  [
    'a list of something else',
    service,
    inBody('<ul class="', '<ul><p>x</p></ul><ul class="'),
    /element-permitted-content: /,
  ],
  [
    'panels that stay closed',
    service,
    swap(/<link rel="stylesheet"[^>]*>/, ''),
    /style sheet: no rule like/,
  ],
  [
    'no number to dial',
    service,
    (html) => html.replaceAll('href="tel:', 'href="#tel:'),
    /no link dials the phone number/,
  ],
  [
    'a panel that waits for a script',
    service,
    inBody(/(?<=<findable-panel(?![^>]*tabpanel)[^>]*>).*?(?=<\/findable-panel>)/, ''),
    /1 panels hold no text/,
  ],
  [
    'a panel that is not there',
    service,
    inBody(/<findable-panel(?![^>]*tabpanel)[^>]*>.*?<\/findable-panel>/, ''),
    /buttons open a panel, and \d+ panels are there/,
  ],
  [
    'a panel that is closed before a script is there',
    service,
    inBody('<findable-panel', '<findable-panel hidden="until-found"'),
    /1 panels are closed/,
  ],
]
