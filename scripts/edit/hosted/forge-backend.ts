import type { Backend } from '@sveltia/cms'
import type { EditorSettings } from './settings'

/** What the history says of an edit; the author stands beside it. */
const messages = {
  create: 'Ajoute {{collection}} : {{slug}}',
  update: 'Modifie {{collection}} : {{slug}}',
  delete: 'Retire {{collection}} : {{slug}}',
  uploadMedia: 'Ajoute le fichier {{path}}',
  deleteMedia: 'Retire le fichier {{path}}',
} as const

/** The part of the screen's configuration that says where records are, and how one signs in. */
export function forgeBackend(settings: EditorSettings): Backend {
  const { forge, repo, branch, origin, clientId } = settings
  const auth_methods: ('oauth' | 'token')[] = clientId ? ['oauth', 'token'] : ['token']
  const common = {
    repo,
    ...(branch && { branch }),
    commit_messages: messages,
    auth_methods,
  }
  // Sveltia CMS calls Forgejo by the name of what it has come from.
  if (forge === 'forgejo')
    return {
      name: 'gitea',
      ...common,
      base_url: origin,
      api_root: `${origin}/api/v1`,
      ...(clientId && { app_id: clientId }),
    }
  if (forge === 'gitlab')
    return {
      name: 'gitlab',
      ...common,
      base_url: origin,
      api_root: `${origin}/api/v4`,
      ...(clientId && { auth_type: 'pkce', app_id: clientId }),
    }
  return { name: 'github', ...common }
}

/** The origins that the screen asks while one works. */
export function forgeOrigins({ forge, origin }: EditorSettings) {
  return forge === 'github'
    ? { asked: ['https://api.github.com'], pictures: ['https://avatars.githubusercontent.com'] }
    : { asked: [origin], pictures: [origin] }
}
