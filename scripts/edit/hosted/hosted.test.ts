import { editorHostFiles, editorNginxRules } from './host-rules'
import { forgeBackend, forgeOrigins } from './forge-backend'
import { readEditorSettings } from './settings'

const forgejo = {
  EDITOR_FORGE: 'forgejo',
  EDITOR_REPO: 'dupont/site',
  EDITOR_ORIGIN: 'https://codeberg.org',
}

test('each variable of the screen that is missing or wrong is named, with an example', () => {
  const faults = (environment: Record<string, string>) => {
    try {
      return readEditorSettings(environment) && []
    } catch (error) {
      return (error as Error).message.split('\n').map((line) => line.replace(/ .*Example:.*/, ''))
    }
  }
  expect(faults({})).toEqual(['EDITOR_FORGE', 'EDITOR_REPO'])
  expect(faults(forgejo)).toEqual([])
  expect(faults({ ...forgejo, EDITOR_ORIGIN: '' })).toEqual(['EDITOR_ORIGIN'])
  expect(faults({ ...forgejo, EDITOR_REPO: 'site' })).toEqual(['EDITOR_REPO'])
  expect(faults({ ...forgejo, EDITOR_REPO: 'group/dupont/site' })).toEqual(['EDITOR_REPO'])
  for (const origin of ['http://forge.example', 'https://forge.example/', 'forge'])
    expect(faults({ ...forgejo, EDITOR_ORIGIN: origin })).toEqual(['EDITOR_ORIGIN'])
  const github = { EDITOR_FORGE: 'github', EDITOR_REPO: 'dupont/site' }
  expect(faults(github)).toEqual([])
  expect(faults({ ...github, EDITOR_CLIENT_ID: 'id' })).toEqual(['EDITOR_CLIENT_ID'])
})

test('the screen signs in with a token, and by the forge itself where it is known there', () => {
  expect(forgeBackend(readEditorSettings(forgejo))).toMatchObject({
    name: 'gitea',
    repo: 'dupont/site',
    api_root: 'https://codeberg.org/api/v1',
    auth_methods: ['token'],
  })
  const known = readEditorSettings({ ...forgejo, EDITOR_FORGE: 'gitlab', EDITOR_CLIENT_ID: 'id' })
  expect(forgeBackend(known)).toMatchObject({
    name: 'gitlab',
    auth_type: 'pkce',
    app_id: 'id',
    auth_methods: ['oauth', 'token'],
  })
  expect(forgeOrigins(known)).toEqual({
    asked: ['https://codeberg.org'],
    pictures: ['https://codeberg.org'],
  })
})

test('every host is told the policy, and lets a window that signs in find the screen again', () => {
  const policy = "default-src 'none'"
  for (const rules of [...Object.values(editorHostFiles(policy)), editorNginxRules(policy)]) {
    if (rules.startsWith('User-agent')) continue
    expect(rules).toContain(policy)
    expect(rules.match(/Content-Security-Policy/g)).toHaveLength(1)
    expect(rules).toContain('noindex')
    expect(rules).not.toContain('Cross-Origin-Opener-Policy')
  }
})
