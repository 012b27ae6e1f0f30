import { execFileSync } from 'node:child_process'

test('tests that a hook of git’s starts make no use of its repository', () => {
  // As a hook has them: https://git-scm.com/docs/githooks
  const hook = { GIT_DIR: '/nowhere/.git', GIT_WORK_TREE: '/nowhere', GIT_INDEX_FILE: 'index' }
  const left = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `await import('./scripts/machine/leave-git-hook.mjs')
      console.log(${JSON.stringify(Object.keys(hook))}.filter((name) => name in process.env))`,
    ],
    { encoding: 'utf8', env: { ...process.env, ...hook } },
  )
  expect(left.trim()).toBe('[]')
  expect(Object.keys(hook).filter((name) => name in process.env)).toEqual([])
})
