/**
 * Makes the CMS use French from its first text on, whatever the browser's language. While it loads, the CMS
 * reads that language and its own settings, which have none at the first visit; until its texts for a
 * language have arrived, it shows those built in, which are English. This module is loaded before the CMS and
 * gives it the French texts as the built-in ones.
 */
import frenchTexts from '../../node_modules/@sveltia/cms/locales/fr.json'

const preferencesKey = 'sveltia-cms.prefs'

const preferences = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as object
localStorage.setItem(preferencesKey, JSON.stringify({ ...preferences, locale: 'fr' }))
// Otherwise the CMS would offer the browser's language besides French.
Object.defineProperty(navigator, 'language', { value: 'fr' })
Object.defineProperty(navigator, 'languages', { value: ['fr'] })

export { frenchTexts }
