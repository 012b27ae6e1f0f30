import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

const node = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' })

test('a production build checks the types of all that ships, and no test or command can stop it', () => {
  const config = node(
    '-e',
    "import('./next.config.mjs').then(({ default: read }) => read()).then((config) => console.log(config.typescript.tsconfigPath))",
  )
  const checked = node('node_modules/typescript/lib/tsc.js', '-p', config.trim(), '--listFilesOnly')
    .split('\n')
    .map((file) => path.relative('.', file))
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:node_modules|\.next)\/|^next-env/.test(file))
  const shipped = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter(
        (name) => /(?<!\.test)\.tsx?$/.test(name) && !path.basename(name).startsWith('test-'),
      ),
  )
  expect(checked.sort()).toEqual(shipped.sort())
}, 30_000)
