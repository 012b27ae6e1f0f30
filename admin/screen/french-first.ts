/**
 * Has the CMS speak French from its first words on, whatever the browser's language. As it is loaded it
 * reads that language and its own settings, which know none at the first visit; what it has to say
 * before other texts have arrived is English. Loaded before it, since it is given its first texts here.
 */
import frenchTexts from '../../node_modules/@sveltia/cms/locales/fr.json'

const preferencesKey = 'sveltia-cms.prefs'

const preferences = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as object
localStorage.setItem(preferencesKey, JSON.stringify({ ...preferences, locale: 'fr' }))
// It would offer the browser's language beside French.
Object.defineProperty(navigator, 'language', { value: 'fr' })
Object.defineProperty(navigator, 'languages', { value: ['fr'] })

export { frenchTexts }
