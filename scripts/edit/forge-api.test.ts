import { answerForge } from './forge-api'
import type { WorkingFolder } from './working-folder'

const save = (error: Error) => {
  const files = [{ operation: 'create', path: 'content/jobs/neuf.json', content: '' }]
  const asked = new Request('http://127.0.0.1:3002/api/v1/repos/ici/site/contents', {
    method: 'POST',
    body: JSON.stringify({ files }),
  })
  const apply = () => {
    throw error
  }
  return answerForge(asked, { apply } as unknown as WorkingFolder)
}

test.each([
  ['ENOSPC', 'Le disque est plein'],
  ['EACCES', "protégé contre l'écriture : content/jobs/neuf.json"],
  ['EROFS', "protégé contre l'écriture : content/jobs/neuf.json"],
  ['EIO', 'content/jobs/neuf.json (EIO)'],
])(
  'a save that the system refuses with %s says « %s », and that nothing is saved',
  async (code, said) => {
    const answer = await save(Object.assign(new Error('no'), { code }))
    expect(answer?.status).toBe(500)
    const { message } = (await answer!.json()) as { message: string }
    expect(message).toContain(said)
    expect(message).toContain("Rien n'a été enregistré")
  },
)

test('a fault of the program is no fault of the disk', async () => {
  await expect(save(new TypeError('no'))).rejects.toThrow('no')
})
